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
  "“{name}” is on the board more than once; expected its printed price too: {prices}.":
    "„{name}” többször is szerepel az épülettáblán; a nyomtatott ára is kell: {prices}.",
  "“{name}” is not on the board; expected one of {standing}.":
    "„{name}” nincs az épülettáblán; ezek egyike kell: {standing}.",
  "none, it is empty":
    "egyik sem, mert üres",
  "“{text}” is not a coat of arms; expected one of {letters}.":
    "„{text}” nem címer; ezek egyike kell: {letters}.",
  "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.":
    "„{text}” nem kockaoldal; ? kell, vagy ezek egyike: {letters}, és a keresztek száma, például D0 vagy Q2.",
  "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.":
    "„{text}” nem rajz része; CELL:FACE kell, például c3:D0, c3:D0+ vagy c3:?S.",
  "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.":
    "„{text}” nem négyzete a térképnek; a1 és g5 közötti négyzet kell, a kastélyé, d3 kivételével.",
  "“{text}” is not a power to use; expected one of {powers}.":
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
  "“{text}” does not fit the setting colours; expected {players} different ones of {colours}.":
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
  "Kingdomino has no kingdom of size {size}; expected {sizes}.":
    "A Kingdominóban nincs {size} méretű királyság; ez kell: {sizes}.",
  "The Mighty Duel is played on 7×7; leave out the size {size}.":
    "A hatalmak párbaja 7×7-es; {size} méret nem adható meg mellette.",
  "Queendomino has no kingdom of size {size}; expected 5 or 7.":
    "A Queendominóban nincs {size} méretű királyság; 5 vagy 7 kell.",
  "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.":
    "Ebben a játékban a királyságok {fixed}×{fixed} négyzetesek; {size} méret nem adható meg mellette.",
  "Line {line}: there is nothing called “{name}”; expected one of {facts}.":
    "{line}. sor: itt nincs olyan, hogy „{name}”; ezek egyike kell: {facts}.",
  "Line {line}: {name} was already given on line {before}; expected it once.":
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
  "Line {line}: “{text}” is a line too many; expected one “{heading}: COAT”.":
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
  "Line {line}: the record is written in format {found}; this program reads format {format}.":
    "{line}. sor: a lejegyzés formátuma {found}; ez a program a(z) {format}. formátumot olvassa.",
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
  "Names: {names}, players: {players}; expected one name for each player.":
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
  "Only the host may remove somebody else from a seat.":
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
  "There is nobody in seat {seat} who could leave or come back.":
    "A(z) {seat}. helyen nincs senki, aki elmehetne vagy visszatérhetne.",
  "The game has not started; a seat that is left becomes open, without a bot.":
    "A játék még nem kezdődött el; az elhagyott hely szabad lesz, bot nélkül.",
  "The rematch has already been set up.":
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
  "No bot plays for seat {seat} any more.":
    "A(z) {seat}. helyen már nem bot játszik.",
  "A bot is playing for this seat; take it back first.":
    "A helyen bot játszik; előbb vedd vissza.",
  "This connection has no token for seat {seat} at the table.":
    "Ennek a kapcsolatnak nincs kulcsa az asztal {seat}. helyéhez.",
  "This socket already watches {tables} tables; open another.":
    "Ez a kapcsolat már {tables} asztalt figyel; nyiss másikat.",
  "There is no such table; it may have expired.":
    "Nincs ilyen asztal; talán lejárt az ideje.",
  "The table has been deleted or has expired.":
    "Az asztalt törölték, vagy lejárt az ideje.",
  "The table cannot be opened: {reason}":
    "Az asztal nem nyitható meg: {reason}",
  "The table was played with version {played} of the rules; this server plays version {version}.":
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
  "A bot already plays for seat {seat}.":
    "A(z) {seat}. helyen már bot játszik.",
  "You have left this seat; take it back first.":
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
  "The name is invisible; expected letters, digits or symbols.":
    "A név nem látható; betűk, számok vagy jelek kellenek.",
  "The operator has blocked this address for a while.":
    "Az üzemeltető egy időre kizárta ezt a címet.",
  "You have run out of time.":
    "Letelt az időd.",
  "Nobody has run out of time.":
    "Senkinek nem telt le az ideje.",
  "Seat {seat} has time left; a bot may stand in when it runs out.":
    "A(z) {seat}. helynek van még ideje; bot akkor ugorhat be, ha letelt.",
  "“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.":
    "„{text}” nem tempó; például live 600+15 vagy days 24 nights UTC kell.",
  "“{zone}” is not a time zone; expected one such as Europe/Budapest.":
    "„{zone}” nem időzóna; például Europe/Budapest kell.",
  "a time stands alone; expected it once, after a player's move.":
    "egy idő magában áll; egyszer kell állnia, egy játékos lépése után.",
  "“{text}” is not a time; expected seconds such as 12.5.":
    "„{text}” nem idő; másodpercek kellenek, például 12.5.",
  "This server sends no notifications.":
    "Ez a szerver senkinek sem szól, ha ő jön.",
  "This server cannot notify groups: its operator has not set public_url.":
    "Ez a szerver nem tud csoportoknak szólni: az üzemeltető nem adott meg public_url-t.",
  "This address cannot be used; expected a public one that begins with https.":
    "Ez a cím nem használható; olyan kell a külvilágból, amely https-sel kezdődik.",
  "These are not the keys of a browser's push subscription.":
    "Ezek nem egy böngésző értesítési kulcsai.",
  "This server sends no e-mail.":
    "Ez a szerver nem küld e-mailt.",
  "This is not an e-mail address; expected one such as ada@example.org.":
    "Ez nem e-mail-cím; például ada@example.org kell.",
  "There are as many notifications of this kind as allowed; turn one of them off first.":
    "Ebből az értesítésből már annyi van, amennyi lehet; előbb szüntess meg egyet.",
  "The mail could not be sent; try again later.":
    "A levelet nem sikerült elküldeni; próbáld újra később.",
  "This link is not valid, or no longer is.":
    "Ez a link nem, vagy már nem érvényes.",
  "At a rated table no move is taken back.":
    "Értékelt asztalnál nem vonható vissza lépés.",
  "A rated table has no hints.":
    "Értékelt asztalnál nincs tipp.",
  "A bot of fixed strength is one of {levels}, not “{bot}”.":
    "Állandó erejű bot ezek egyike lehet: {levels}; „{bot}” nem az.",
  "At a rated table everybody plays under a key of their own; open “Me” once to get one.":
    "Értékelt asztalnál mindenki a saját kulcsával játszik; nyisd meg egyszer az „Én” oldalt, hogy legyen.",
  "At a rated table everybody has one seat.":
    "Értékelt asztalnál mindenkinek egy helye van.",
  "This needs the key of a person; this one is unknown or has been shut out.":
    "Ehhez a saját kulcsod kell; ez ismeretlen, vagy kizárták.",
  "There is no such device of yours.":
    "Nincs ilyen eszközöd.",
  "This person has deleted everything.":
    "Itt már mindent töröltek.",
  "This link has been used, is older than ten minutes, or never was; make a new one.":
    "Ezt a linket már használták, tíz percnél régebbi, vagy sosem élt; készíts újat.",
  "This is the only device of yours; delete everything instead.":
    "Ez az egyetlen eszközöd; inkább törölj mindent.",
  "This answer of a passkey comes too late or has been used; try again.":
    "A passkey válasza elkésett, vagy már felhasználták; próbáld újra.",
  "This passkey does not fit; try again, or use a link from your other device.":
    "Ez a passkey nem illik ide; próbáld újra, vagy használj linket a másik eszközödről.",
  "This passkey is known already, or there are as many as there may be.":
    "Ez a passkey már ismert, vagy már annyi van, amennyi lehet.",
  "There is no such passkey of yours.":
    "Nincs ilyen passkey-ed.",
  "This passkey is not known here; it may have been removed.":
    "Ez a passkey itt ismeretlen; talán eltávolították.",
  "{game} is for {players} players.":
    "A {game} {players} játékos játéka.",
  "With a bot at the table there must be three players at least.":
    "Ha bot is ül az asztalnál, legalább három játékos kell.",
  "This server does not show who is best.":
    "Ez a kiszolgáló nem mutat ranglistát.",

  // The coach
  "There is no puzzle {number}; expected 1 to {last}.":
    "Nincs {number}. számú feladvány; 1 és {last} között válassz.",
  "Points at once: {better} instead of {worse}.":
    "Azonnal szerzett pont: {better} a {worse} helyett.",
  "Worked out to the end: a lead of {better} instead of {worse}.":
    "Végigszámolva: {better} pont előny {worse} helyett.",
  "The domino fits and need not be discarded.":
    "A dominó illeszkedik, nem kell eldobni.",
  "Harmony and its {points} points stay within reach.":
    "A Harmónia és a {points} pontja elérhető marad.",
  "Your castle can stay in the middle, for {points} points.":
    "A kastélyod középen maradhat, {points} pontért.",
  "Single squares nothing can fill any more: {better} instead of {worse}.":
    "Magányos mezők, amelyeket már semmi sem tölthet ki: {better} a {worse} helyett.",
  "Largest {terrain}: {better} squares instead of {worse}; crowns that may still come: {crowns}.":
    "A legnagyobb területed ({terrain}): {better} mező {worse} helyett; még jöhető koronák: {crowns}.",
  "Separate territories of {terrain}: {better} instead of {worse}.":
    "Különálló területek ({terrain}): {better} a {worse} helyett.",
  "Dominoes that may still come and fit: {better} instead of {worse}.":
    "Még jöhető dominók, amelyek illeszkednek: {better} a {worse} helyett.",
  "Domino {number} fits nowhere in your kingdom; {other} does.":
    "A {number}. dominó sehová sem illik a királyságodban; a {other}. igen.",
  "Where it fits best, domino {number} brings you {better} points, {other} brings {worse}.":
    "A legjobb helyén a {number}. dominó {better} pontot hoz, a {other}. {worse} pontot.",
  "Crowns on the domino: {better} instead of {worse}.":
    "Koronák a dominón: {better} a {worse} helyett.",
  "{player}, who chooses after you, could make {better} points of it; of the other {worse}.":
    "{player} utánad választ, és {better} pontot szerezhetne vele; a másikkal {worse} pontot.",
  "This king moves as number {better} next round, not as number {worse}.":
    "Ez a király a következő körben a(z) {better}. helyen lép, nem a(z) {worse}. helyen.",
  "The Queen is with you.":
    "A Királynő nálad van.",
  "Coins left: {better} instead of {worse}.":
    "Megmaradó érmék: {better} a {worse} helyett.",
  "Towers: {better} instead of {worse}.":
    "Tornyok: {better} a {worse} helyett.",
  "Knights ready to collect taxes: {better} instead of {worse}.":
    "Adószedésre kész lovagok: {better} a {worse} helyett.",
  "Lines of the spellbook completed: {better} instead of {worse}.":
    "Teljes sorok a varázskönyvben: {better} a {worse} helyett.",
  "Spell boxes filled: {better} instead of {worse}.":
    "Kitöltött mezők a varázskönyvben: {better} a {worse} helyett.",
  "Drawn where they fit best, these dice bring you {better} points, the others {worse}.":
    "A legjobb helyükre rajzolva ezek a kockák {better} pontot hoznak neked, a többi {worse} pontot.",
  "Points {player} can draw with the dice left: {better} instead of {worse}.":
    "Ennyi pontot rajzolhat {player} a megmaradt kockákkal: {better}, nem {worse}.",
  "Crosses on the dice: {better} instead of {worse}.":
    "Keresztek a kockákon: {better} a {worse} helyett.",
  "Your largest domain of {coat}: {better} squares instead of {worse}.":
    "A legnagyobb birtokod ({coat}): {better} mező {worse} helyett.",
  "Squares only a power can fill: {better} instead of {worse}.":
    "Mezők, amelyeket csak egy erő tölthet ki: {better} a {worse} helyett.",
  "Castle and powers kept for later: {better} instead of {worse}.":
    "Későbbre tartogatott kastély és erők: {better} a {worse} helyett.",
  "The game is not over; a review needs a finished one.":
    "A játszma még nem ért véget; elemezni csak befejezettet lehet.",
  "Hints are for somebody who plays against bots; people play each other here.":
    "Tanács csak annak jár, aki botok ellen játszik; itt emberek játszanak egymással.",
  "The review could not be made; ask for it again in a moment.":
    "Az elemzés nem sikerült; kérd újra egy kicsit később.",
  "Many games are being reviewed; ask for it again in a moment.":
    "Most sok játszma elemzése folyik; kérd újra egy kicsit később.",
  "Nobody decides anything at move {entry} of this game.":
    "A játszma {entry}. lépésénél senki sem dönt.",
  "It is a player's turn; there is nothing to deal.":
    "Egy játékos van soron; nincs mit kiosztani.",
  "There is no lesson “{name}”; expected one of {names}.":
    "Nincs „{name}” nevű lecke; lehetséges: {names}.",
  "There is no language “{name}”; expected one of {names}.":
    "Nincs „{name}” nevű nyelv; lehetséges: {names}.",
  "Nobody is to move in this position; there is nothing to advise.":
    "Ebben az állásban senki sincs soron; nincs mit tanácsolni.",
};
