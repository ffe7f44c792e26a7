/** Magyar: why something cannot be done or looks odd, by the English sentence the server tells. */
import type { Refusals } from '../index.svelte';

export const refusals: Refusals = {
  // Moves
  "“{text}” is not possible now; {expected}.":
    "„{text}” most nem lehetséges; {expected}.",
  "the game is over":
    "a játék véget ért",
  "possible: {moves}":
    "lehetséges: {moves}",
  "possible: {moves} and {more} more":
    "lehetséges: {moves} és még {more}",
  "“{text}” is not a move; expected one of: {forms}.":
    "„{text}” nem lépés; ezek egyike kell: {forms}.",
  "“{text}” is not a complete move; expected: {form}.":
    "„{text}” nem teljes lépés; ez kell: {form}.",
  "“{text}” is not a number; expected a whole number such as 12.":
    "„{text}” nem szám; egész szám kell, például 12.",
  "“{text}” is not a cell; expected a letter a–m and a number 1–13, such as g6.":
    "„{text}” nem négyzet; egy betű (a–m) és egy szám (1–13) kell, például g6.",
  "“{text}” is not a building; expected one of {buildings}.":
    "„{text}” nem épület; ezek egyike kell: {buildings}.",
  "“{name}” stands on the board more than once; expected its printed price too: {prices}.":
    "„{name}” többször is szerepel az épülettáblán; a nyomtatott ára is kell: {prices}.",
  "“{name}” does not stand on the board; expected one of {standing}.":
    "„{name}” nincs az épülettáblán; ezek egyike kell: {standing}.",
  "none, for it is empty":
    "egyik sem, mert üres",
  "“{text}” is not a coat of arms; expected one of {letters}.":
    "„{text}” nem címer; ezek egyike kell: {letters}.",
  "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.":
    "„{text}” nem kockaoldal; ? kell, vagy ezek egyike: {letters}, és a keresztek száma, például D0 vagy Q2.",
  "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.":
    "„{text}” nem rajz része; CELL:FACE kell, például c3:D0, c3:D0+ vagy c3:?S.",
  "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.":
    "„{text}” nem négyzete a térképnek; a1 és g5 közötti négyzet kell, a kastélyé, d3 kivételével.",
  "“{text}” is not a power to call up; expected one of {powers}.":
    "„{text}” nem használható erő; ezek egyike kell: {powers}.",

  // Settings
  "There is no game “{name}”; expected one of {games}.":
    "Nincs „{name}” nevű játék; ezek egyike kell: {games}.",
  "There is no edition “{name}”; expected one of {editions}.":
    "Nincs „{name}” kiadás; ezek egyike kell: {editions}.",
  "There is no setting “{name}”; expected one of {settings}.":
    "Nincs „{name}” nevű beállítás; ezek egyike kell: {settings}.",
  "The setting {name} takes text, a number, True or False; “{value}” is none of them.":
    "A(z) {name} beállítás szöveget, számot, True vagy False értéket fogad el; a(z) „{value}” egyik sem.",
  "“{value}” does not fit the setting {name}; expected {values}.":
    "„{value}” nem illik ehhez a beállításhoz: {name}; ez kell: {values}.",
  "“{text}” does not fit the setting colours; expected {players} different of {colours}.":
    "„{text}” nem illik a colours beállításhoz; {players} különböző kell ezek közül: {colours}.",
  "{others} or {last}":
    "{others} vagy {last}",
  "The Mighty Duel is for 2 players; {players} were asked for.":
    "A hatalmak párbaja 2 játékosnak szól; {players} játékos van kiválasztva.",
  "Rows of four are a choice for 3 players only; {players} were asked for.":
    "A négyes sorok csak 3 játékossal választható; {players} játékos van kiválasztva.",
  "With 2 players the order can be drawn first only if the kings are drawn at random.":
    "2 játékossal a sorrend csak akkor húzható ki előre, ha a királyokat véletlenszerűen húzzátok.",
  "Drawing kings at random is a choice for 2 players only; with {players} they always are.":
    "A királyok húzása csak 2 játékossal választható; {players} játékossal mindig húzzuk őket.",
  "{title} is for {wanted} players; {players} were asked for.":
    "{title}: {wanted} játékosnak szól; {players} játékos van kiválasztva.",
  "Queendomino alone":
    "Queendomino önmagában",
  "The contest of kings":
    "Királyok versengése",
  "United forces":
    "Egyesült erővel",
  "Teams are a choice for United forces only; the mode is {mode}.":
    "Csapatok csak „Egyesült erővel” vannak; a választott játékmód: {mode}.",
  "“{text}” does not fit the setting teams; expected every seat once in pairs, such as {example}.":
    "„{text}” nem illik a teams beállításhoz; minden helynek egyszer kell szerepelnie párokban, például {example}.",

  // Kingdoms as text
  "The picture shows {held} × {square}; the box has {printed}.":
    "Itt {held} ilyen négyzet van: {square}; a dobozban {printed} van belőle.",
  "The picture holds {n} squares; dominoes make an even number.":
    "Itt {n} négyzet van; a dominók mindig páros számút adnak.",
  "Not connected with the castle: {cells}.":
    "Nem kapcsolódik a kastélyhoz: {cells}.",
  "The picture has {castles} castles (##); a kingdom has exactly one.":
    "A rajzon {castles} kastély (##) van; egy királyságban pontosan egy áll.",
  "The kingdom is {width} wide and {height} high; it must fit in {size}×{size}.":
    "A királyság {width} széles és {height} magas; bele kell férnie {size}×{size} négyzetbe.",
  "Line {line} of the picture: {reason}":
    "A rajz {line}. sora: {reason}",
  "“{text}” is not a square; expected one of {letters} and 0–{most} crowns, such as W0 or M3.":
    "„{text}” nem négyzet; ezek egyike kell: {letters}, és 0–{most} korona, például W0 vagy M3.",
  "The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.":
    "A rajzon város (T) van; a Kingdominóban csak W, F, L, G, S és M van.",
  "A kingdom of size {size} does not exist in Kingdomino; expected {sizes}.":
    "A Kingdominóban nincs {size} méretű királyság; ez kell: {sizes}.",
  "The Mighty Duel is played on 7×7; leave out the size {size}.":
    "A hatalmak párbaja 7×7-es; {size} méret nem adható meg mellette.",
  "A kingdom of size {size} does not exist in Queendomino; expected 5 or 7.":
    "A Queendominóban nincs {size} méretű királyság; 5 vagy 7 kell.",
  "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.":
    "Ebben a játékban a királyságok {fixed}×{fixed} négyzetesek; {size} méret nem adható meg mellette.",
  "Line {line}: there is nothing called “{name}”; expected one of {facts}.":
    "{line}. sor: itt nincs olyan, hogy „{name}”; ezek egyike kell: {facts}.",
  "Line {line}: {name} was said on line {before} already; expected it once.":
    "{line}. sor: {name} már szerepel a(z) {before}. sorban; csak egyszer kell.",
  "“{text}” does not say whether the Queen is here; expected yes or no.":
    "„{text}” nem mondja meg, hogy itt van-e a Királynő; yes vagy no kell.",
  "{cell} has more than one building; expected one on a square.":
    "A(z) {cell} négyzeten több épület is áll; négyzetenként csak egy állhat.",
  "There are {buildings} buildings and {towns} town squares; expected a square for each.":
    "{buildings} épület és {towns} városnégyzet van; minden épülethez kell egy négyzet.",
  "“{text}” is not a building on a square; expected a name and a cell, such as {name} h6.":
    "„{text}” nem épület egy négyzeten; név és négyzet kell, például {name} h6.",
  "The {building} bears a crown, so its square matters; expected a cell too, such as {name} h6.":
    "Ezen korona van, ezért számít a helye: {building}; négyzet is kell, például {name} h6.",
  "The {building} stands on {cell}, which is not a town square; {expected}.":
    "Nem városnégyzeten áll: {building} ({cell}); {expected}.",
  "expected one of {cells}":
    "ezek egyike kell: {cells}",
  "this kingdom has none":
    "ebben a királyságban nincs ilyen",
  "{towers} towers are given and no building; expected a building they stand on.":
    "{towers} torony van megadva, de épület nincs; kell egy épület, amelyen állnak.",
  "There are {n} of {building}; the box has {most}.":
    "Ebből {n} van: {building}; a dobozban {most} van.",
  "{towers} towers are given; by our table the buildings bring {printed}.":
    "{towers} torony van megadva; a mi táblázatunk szerint az épületek {printed} tornyot adnak.",
  "{knights} knights are given; the box has {most}.":
    "{knights} lovag van megadva; a dobozban {most} van.",
  "{towers} towers are given; the box has {most}.":
    "{towers} torony van megadva; a dobozban {most} van.",
  "The Queen is here without a tower; she only comes to towers.":
    "A Királynő torony nélkül van itt; csak tornyokhoz jön.",
  "“{text}” is not a square; expected one of {letters} and the number of its crosses, such as D0 or Q2.":
    "„{text}” nem négyzet; ezek egyike kell: {letters}, és a keresztek száma, például D0 vagy Q2.",
  "The picture has {rows} rows; a map has {height}, from a1 to a{height}.":
    "A rajznak {rows} sora van; egy térképnek {height}, a1-től a{height}-ig.",
  "Line {line}: {cell} shows {mark}; the castle (##) stands on {castle}, and only there.":
    "{line}. sor: a(z) {cell} négyzeten ez áll: {mark}; a kastély (##) helye {castle}, és máshol nem állhat.",
  "Line {line} has {squares} squares; a row of the map has {width}.":
    "A(z) {line}. sorban {squares} négyzet van; a térkép egy sorában {width}.",
  "Line {line}: “{text}” is one line too many; expected one “{heading}: COAT”.":
    "{line}. sor: „{text}” eggyel több sor a kelleténél; egyetlen „{heading}: COAT” kell.",
  "Line {line}: “{text}” means nothing here; expected “{heading}: COAT”.":
    "{line}. sor: „{text}” itt nem jelent semmit; ez kell: „{heading}: COAT”.",
  "{cell} shows {arms}; die, castle and power together bring at most {most} crosses.":
    "A(z) {cell} négyzeten ez áll: {arms}; kocka, kastély és erő együtt legfeljebb {most} keresztet ad.",
  "{n} squares are drawn; dominoes always fill an even number.":
    "{n} négyzet van berajzolva; a dominók mindig páros számút töltenek ki.",
  "Nothing touches the castle; the first domino always does.":
    "Semmi sem érinti a kastélyt; az első dominó mindig érinti.",

  // Records
  "Line {line}: {reason}":
    "{line}. sor: {reason}",
  "Line {line}: this is not a record; expected it to begin with “{first}”.":
    "{line}. sor: ez nem lejegyzés; így kell kezdődnie: „{first}”.",
  "Line {line}: expected “{heading}: …”, found “{text}”.":
    "{line}. sor: „{heading}: …” kell, de ez áll ott: „{text}”.",
  "the rules version is “{found}”; this program plays version {version}.":
    "a szabályok verziója „{found}”; ez a program a(z) {version}. verziót játssza.",
  "“{text}” is not a setting; expected name=value.":
    "„{text}” nem beállítás; name=value kell.",
  "the setting “{name}” is given twice; expected it once.":
    "a(z) „{name}” beállítás kétszer szerepel; csak egyszer kell.",
  "the game is over, yet “{text}” follows.":
    "a játék véget ért, mégis ez következik: „{text}”.",
  "“{text}” is out of turn; expected it to begin with “{actor}”.":
    "„{text}” nem jön most; így kell kezdődnie: „{actor}”.",
  "a result is given, but the game is not over.":
    "eredmény van megadva, de a játék még nem ért véget.",
  "the result is given as “{said}”; the moves lead to “{result}”.":
    "a megadott eredmény „{said}”; a lépések ide vezetnek: „{result}”.",
  "nothing may follow the result.":
    "az eredmény után nem következhet semmi.",
  "The number of names is {names}, that of players {players}; expected one name for each.":
    "{names} név van megadva {players} játékosnak; mindenkinek egy kell.",
  "The record has {moves} moves; there is no position after move {number}.":
    "A lejegyzésben {moves} lépés van; a(z) {number}. lépés utáni állás nem létezik.",
  "“{name}” cannot be a name; expected printable text without a semicolon.":
    "„{name}” nem lehet név; nyomtatható szöveg kell pontosvessző nélkül.",

  // Tables and seats
  "This table is opened by its link, a seat's token or the host's secret.":
    "Ezt az asztalt a linkje, egy hely kulcsa vagy a házigazda kulcsa nyitja.",
  "This table has no spectators.":
    "Ennél az asztalnál nincsenek nézők.",
  "This needs the token of a seat at the table.":
    "Ehhez az asztal egyik helyének kulcsa kell.",
  "This needs the token of that seat.":
    "Ehhez annak a helynek a kulcsa kell.",
  "This needs the host's secret.":
    "Ezt csak az asztal házigazdája teheti meg.",
  "This needs the token of a seat at the table, or the host's secret.":
    "Ezt csak az teheti meg, akinek itt helye van, vagy az asztal házigazdája.",
  "This table is joined by its link.":
    "Ehhez az asztalhoz a linkjével lehet csatlakozni.",
  "Only the host may take somebody else from a seat.":
    "Csak a házigazda vehet le mást egy helyről.",
  "This table has no hints.":
    "Ennél az asztalnál nincsenek tippek.",
  "It is not the turn of this seat.":
    "Nem ez a hely következik.",
  "The game has not started.":
    "A játék még nem kezdődött el.",
  "The game is not over yet.":
    "A játék még nem ért véget.",
  "The game is over.":
    "A játék véget ért.",
  "The name has {length} characters; expected at most {most}.":
    "A név {length} karakteres; legfeljebb {most} lehet.",
  "There is no bot “{bot}” for {game}; expected one of {bots}.":
    "Nincs „{bot}” nevű bot ehhez: {game}; ezek egyike kell: {bots}.",
  "no bot":
    "nincs bot",
  "No bot plays {game} here.":
    "Itt egyik bot sem játssza ezt: {game}.",
  "{seats} seats were given for {players} players; expected one for each.":
    "{seats} hely van megadva {players} játékosnak; mindenkinek egy kell.",
  "A seat for a bot needs one of: {bots}.":
    "Egy bot helyéhez ezek egyike kell: {bots}.",
  "An open seat has neither a name nor a bot.":
    "A szabad helynek sem neve, sem botja nincs.",
  "A seat of your own needs a name and has no bot.":
    "A saját helyhez név kell, és nincs botja.",
  "There is no seat {seat}; the seats are {lowest} to {highest}.":
    "Nincs {seat}. hely; a helyek: {lowest}–{highest}.",
  "No seat is open.":
    "Nincs szabad hely.",
  "Seat {seat} is taken.":
    "A(z) {seat}. hely foglalt.",
  "No seat is open: the game has started.":
    "Nincs szabad hely: a játék elkezdődött.",
  "There is nobody on seat {seat} who could leave or return.":
    "A(z) {seat}. helyen nincs senki, aki elmehetne vagy visszatérhetne.",
  "The game has not started; a seat that is left becomes open, without a bot.":
    "A játék még nem kezdődött el; az elhagyott hely szabad lesz, bot nélkül.",
  "The rematch has been set up already.":
    "A visszavágó már létrejött.",
  "The table is {status}; a move needs a game that is being played.":
    "{status}; lépni csak folyamatban lévő játékban lehet.",
  "over":
    "A játék véget ért",
  "open":
    "A játék még nem kezdődött el",
  "It is seat {turn}'s turn, not seat {seat}'s.":
    "A(z) {turn}. hely következik, nem a(z) {seat}.",
  "The log has {entries} entries; {seen} cannot have been seen.":
    "A naplóban {entries} bejegyzés van; {seen} bejegyzést nem láthatott senki.",
  "You have taken back {most} moves; that is all a game allows.":
    "{most} lépést vontál már vissza; ennél többet egy játszma nem enged.",
  "You have no move to take back: chance or another player has moved since.":
    "Nincs visszavonható lépésed: azóta a véletlen vagy más játékos lépett.",
  "No bot plays seat {seat} any more.":
    "A(z) {seat}. helyen már nem bot játszik.",
  "A bot is playing this seat; return to it first.":
    "A helyen bot játszik; előbb vedd vissza.",
  "This connection holds no token of seat {seat} at the table.":
    "Ennek a kapcsolatnak nincs kulcsa az asztal {seat}. helyéhez.",
  "This socket watches {tables} tables already; open another.":
    "Ez a kapcsolat már {tables} asztalt figyel; nyiss másikat.",
  "There is no such table; it may have expired.":
    "Nincs ilyen asztal; talán lejárt az ideje.",
  "The table has been deleted or has expired.":
    "Az asztalt törölték, vagy lejárt az ideje.",
  "The table cannot be opened: {reason}":
    "Az asztal nem nyitható meg: {reason}",
  "The table was played by version {played} of the rules; this server plays version {version}.":
    "Az asztalon a szabályok {played}. verziójával játszottak; ez a szerver a(z) {version}. verziót játssza.",

  // Server
  "The table is too busy; send the same message again.":
    "Az asztalnál a vártnál nagyobb a forgalom; próbáld újra.",
  "The database does not answer; send the same message again.":
    "Az adatbázis nem válaszol; próbáld újra.",
  "Something went wrong here; it has been logged.":
    "Itt valami elromlott; feljegyeztük.",
  "The server is restarting; try again in a moment.":
    "A szerver újraindul; próbáld újra egy pillanat múlva.",
  "The server is restarting; come back in a moment.":
    "A szerver újraindul; gyere vissza egy pillanat múlva.",
  "Too many requests {what}; try again in {seconds} s.":
    "Túl sok kérés {what}; próbáld újra {seconds} mp múlva.",
  "from this address":
    "erről a címről",
  "for new tables from this address":
    "új asztalokra erről a címről",
  "for this seat":
    "erre a helyre",
  "on this table":
    "ennél az asztalnál",
  "for hints":
    "tippekre",
  "This address has {sockets} sockets open; close one first.":
    "Erről a címről {sockets} kapcsolat van nyitva; előbb zárj be egyet.",
  "The body is larger than {most} bytes.":
    "A kérés nagyobb {most} bájtnál.",
  "The message is larger than {most} bytes.":
    "Az üzenet nagyobb {most} bájtnál.",
  "The frame is binary; expected text.":
    "Az üzenet bináris; szöveg kell.",
  "The message cannot be read: {detail}.":
    "Az üzenet nem olvasható: {detail}.",
  "The message has version {version}; this server speaks version 1.":
    "Az üzenet {version}. verziójú; ez a szerver az 1. verziót beszéli.",
  "The request cannot be answered: {detail}.":
    "A kérésre nem lehet válaszolni: {detail}.",
  "There is no such path; /api/openapi.json lists them.":
    "Nincs ilyen útvonal; az /api/openapi.json felsorolja őket.",
  "This server answers to {hosts}; the setting `hosts` adds names.":
    "Ez a szerver ezekre a nevekre válaszol: {hosts}; a `hosts` beállítás ad hozzá továbbiakat.",
  "The request comes from a page of another site.":
    "A kérés egy másik webhely oldaláról jön.",
  "The game has started; a bot may only stand in for somebody who is absent.":
    "A játszma már elkezdődött; bot csak olyasvalaki helyett ugorhat be, aki nincs itt.",
  "Seat {seat} is not absent; a bot may stand in when nobody has been there for {seconds} s.":
    "A(z) {seat}. hely nem üres; bot akkor ugorhat be, ha {seconds} mp óta senki sincs ott.",
  "A bot may stand in only while the game is being played.":
    "Bot csak a játszma közben ugorhat be.",
  "A bot plays seat {seat} already.":
    "A(z) {seat}. helyen már bot játszik.",
  "You have left this seat; return to it first.":
    "Elhagytad ezt a helyet; előbb térj vissza.",
  "This address has {tables} public tables with open seats; fill or leave one of them first.":
    "Erről a címről {tables} nyilvános asztalon van szabad hely; előbb töltsd meg vagy hagyd el az egyiket.",
  "There are enough public tables with open seats; join one of them.":
    "Elég nyilvános asztalon van szabad hely; ülj le az egyikhez.",
  "The operator has closed this table.":
    "Az üzemeltető bezárta ezt az asztalt.",
  "The bots are busy; ask for a hint again in a moment.":
    "A botok most foglaltak; kérj tippet egy pillanat múlva újra.",
  "This address has {tables} tables where only bots play; watch one of them to its end first.":
    "Erről a címről {tables} asztalon csak botok játszanak; előbb nézd végig az egyiket.",
  "The server has as many sockets open as it can; try again later.":
    "A kiszolgálónak nincs több szabad kapcsolata; próbáld meg később.",
  "The record has positions 0 to {last}; there is no {start}.":
    "A feljegyzésben 0-tól {last}-ig vannak állások; {start}. állás nincs.",
  "The name cannot be seen; expected letters, digits or signs.":
    "A név nem látható; betűk, számok vagy jelek kellenek.",
  "The operator has shut this address out for a time.":
    "Az üzemeltető egy időre kizárta ezt a címet.",
  "Your time is over.":
    "Letelt az időd.",
  "Nobody's time is over.":
    "Senkinek nem telt le az ideje.",
  "Seat {seat} has time left; a bot may stand in when it is over.":
    "A(z) {seat}. helynek van még ideje; bot akkor ugorhat be, ha letelt.",
  "“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.":
    "„{text}” nem tempó; például live 600+15 vagy days 24 nights UTC kell.",
  "“{zone}” is not a time zone; expected one such as Europe/Budapest.":
    "„{zone}” nem időzóna; például Europe/Budapest kell.",
  "a time stands alone; expected it once, after a player's move.":
    "egy idő magában áll; egyszer kell állnia, egy játékos lépése után.",
  "“{text}” is not a time; expected seconds such as 12.5.":
    "„{text}” nem idő; másodpercek kellenek, például 12.5.",
  "This server tells nobody of turns.":
    "Ez a szerver senkinek sem szól, ha ő jön.",
  "This server cannot tell groups: its operator has set no public_url.":
    "Ez a szerver nem tud csoportoknak szólni: az üzemeltető nem adott meg public_url-t.",
  "This address cannot be used; expected one of the outside world that begins with https.":
    "Ez a cím nem használható; olyan kell a külvilágból, amely https-sel kezdődik.",
  "These are not the keys of a browser's push subscription.":
    "Ezek nem egy böngésző értesítési kulcsai.",
  "This server sends no e-mail.":
    "Ez a szerver nem küld e-mailt.",
  "This is not an e-mail address; expected one such as ada@example.org.":
    "Ez nem e-mail-cím; például ada@example.org kell.",
  "There are as many notices of this kind as there may be; end one of them first.":
    "Ebből az értesítésből már annyi van, amennyi lehet; előbb szüntess meg egyet.",
  "The mail could not be sent; try again later.":
    "A levelet nem sikerült elküldeni; próbáld újra később.",
  "This link is not, or no longer, good for anything.":
    "Ez a link nem, vagy már nem érvényes.",
};
