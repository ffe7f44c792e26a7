/** Deutsch: why something cannot be done or looks odd, by the English sentence the server tells. */
import type { Refusals } from '../index.svelte';

export const refusals: Refusals = {
  // Moves
  "“{text}” is not possible now; {expected}.":
    "„{text}“ ist jetzt nicht möglich; {expected}.",
  "the game is over":
    "die Partie ist zu Ende",
  "possible: {moves}":
    "möglich: {moves}",
  "possible: {moves} and {more} more":
    "möglich: {moves} und {more} weitere",
  "“{text}” is not a move; expected one of: {forms}.":
    "„{text}“ ist kein Zug; erwartet wird einer von diesen: {forms}.",
  "“{text}” is not a complete move; expected: {form}.":
    "„{text}“ ist kein vollständiger Zug; erwartet wird: {form}.",
  "“{text}” is not a number; expected a whole number such as 12.":
    "„{text}“ ist keine Zahl; erwartet wird eine ganze Zahl wie 12.",
  "“{text}” is not a cell; expected a letter a–m and a number 1–13, such as g6.":
    "„{text}“ ist kein Feld; erwartet werden ein Buchstabe a–m und eine Zahl 1–13, etwa g6.",
  "“{text}” is not a building; expected one of {buildings}.":
    "„{text}“ ist kein Gebäude; erwartet wird eines von {buildings}.",
  "“{name}” is on the board more than once; expected its printed price too: {prices}.":
    "„{name}“ liegt mehrmals auf dem Gebäudetableau; erwartet wird auch der aufgedruckte Preis: {prices}.",
  "“{name}” is not on the board; expected one of {standing}.":
    "„{name}“ liegt nicht auf dem Gebäudetableau; erwartet wird eines von {standing}.",
  "none, it is empty":
    "keinem, denn es ist leer",
  "“{text}” is not a coat of arms; expected one of {letters}.":
    "„{text}“ ist kein Wappen; erwartet wird eines von {letters}.",
  "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.":
    "„{text}“ ist keine Seite eines Würfels; erwartet wird ? oder eines von {letters} mit der Zahl der Kreuze, etwa D0 oder Q2.",
  "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.":
    "„{text}“ ist kein Teil eines Eintrags; erwartet wird CELL:FACE, etwa c3:D0, c3:D0+ oder c3:?S.",
  "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.":
    "„{text}“ ist kein Feld der Karte; erwartet wird eines von a1 bis g5 außer d3, dem Schloss.",
  "“{text}” is not a power to use; expected one of {powers}.":
    "„{text}“ ist keine Kraft, die man nutzen kann; erwartet wird eine von {powers}.",

  // Settings
  "There is no game “{name}”; expected one of {games}.":
    "Es gibt kein Spiel „{name}“; erwartet wird eines von {games}.",
  "There is no edition “{name}”; expected one of {editions}.":
    "Es gibt keine Ausgabe „{name}“; erwartet wird eine von {editions}.",
  "There is no setting “{name}”; expected one of {settings}.":
    "Es gibt keine Einstellung „{name}“; erwartet wird eine von {settings}.",
  "The setting {name} takes text, a number, True or False; “{value}” is none of them.":
    "Die Einstellung {name} nimmt Text, eine Zahl, True oder False; „{value}“ ist nichts davon.",
  "“{value}” does not fit the setting {name}; expected {values}.":
    "„{value}“ passt nicht zur Einstellung {name}; erwartet wird {values}.",
  "“{text}” does not fit the setting colours; expected {players} different ones of {colours}.":
    "„{text}“ passt nicht zur Einstellung colours; erwartet werden {players} verschiedene von {colours}.",
  "{others} or {last}":
    "{others} oder {last}",
  "The Mighty Duel is for 2 players; {players} were asked for.":
    "Das große Duell ist für 2 Spieler; gewünscht sind {players}.",
  "Rows of four are a choice for 3 players only; {players} were asked for.":
    "Viererreihen kann man nur zu dritt wählen; gewünscht sind {players} Spieler.",
  "With 2 players the order can be drawn first only if the kings are drawn at random.":
    "Zu zweit kann die Reihenfolge nur zuerst gezogen werden, wenn die Könige zufällig gezogen werden.",
  "Drawing kings at random is a choice for 2 players only; with {players} they always are.":
    "Ob die Könige gezogen werden, kann man nur zu zweit wählen; mit {players} Spielern werden sie immer gezogen.",
  "{title} is for {wanted} players; {players} were asked for.":
    "{title} ist für {wanted} Spieler; gewünscht sind {players}.",
  "Queendomino alone":
    "Queendomino allein",
  "The contest of kings":
    "Der Wettstreit der Könige",
  "United forces":
    "Mit vereinten Kräften",
  "Teams are a choice for United forces only; the mode is {mode}.":
    "Teams gibt es nur bei „Mit vereinten Kräften“; gewählt ist „{mode}“.",
  "“{text}” does not fit the setting teams; expected every seat once in pairs, such as {example}.":
    "„{text}“ passt nicht zur Einstellung teams; erwartet wird jeder Platz einmal in Paaren, etwa {example}.",

  // Kingdoms as text
  "The picture shows {held} × {square}; the box has {printed}.":
    "„{square}“ kommt hier {held}-mal vor, in der Schachtel {printed}-mal.",
  "The picture holds {n} squares; dominoes make an even number.":
    "Hier {n|ist|sind} {n} {n|Feld|Felder} belegt; mit Dominosteinen ist es immer eine gerade Zahl.",
  "Not connected with the castle: {cells}.":
    "Nicht mit dem Schloss verbunden: {cells}.",
  "The picture has {castles} castles (##); a kingdom has exactly one.":
    "Das Bild hat {castles} {castles|Schloss|Schlösser} (##); ein Königreich hat genau eines.",
  "The kingdom is {width} wide and {height} high; it must fit in {size}×{size}.":
    "Das Königreich ist {width} breit und {height} hoch; es muss in {size}×{size} passen.",
  "Line {line} of the picture: {reason}":
    "Zeile {line} des Bildes: {reason}",
  "“{text}” is not a square; expected one of {letters} and 0–{most} crowns, such as W0 or M3.":
    "„{text}“ ist kein Feld; erwartet wird eines von {letters} mit 0–{most} Kronen, etwa W0 oder M3.",
  "The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.":
    "Das Bild enthält eine Stadt (T); Kingdomino hat nur W, F, L, G, S und M.",
  "Kingdomino has no kingdom of size {size}; expected {sizes}.":
    "Ein Königreich der Größe {size} gibt es bei Kingdomino nicht; erwartet wird {sizes}.",
  "The Mighty Duel is played on 7×7; leave out the size {size}.":
    "Das große Duell hat 7×7 Felder; eine Größe {size} passt nicht dazu.",
  "Queendomino has no kingdom of size {size}; expected 5 or 7.":
    "Ein Königreich der Größe {size} gibt es bei Queendomino nicht; erwartet wird 5 oder 7.",
  "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.":
    "Königreiche dieses Spiels haben {fixed}×{fixed} Felder; eine Größe {size} passt nicht dazu.",
  "Line {line}: there is nothing called “{name}”; expected one of {facts}.":
    "Zeile {line}: „{name}“ gibt es hier nicht; erwartet wird eines von {facts}.",
  "Line {line}: {name} was already given on line {before}; expected it once.":
    "Zeile {line}: {name} steht schon in Zeile {before}; erwartet wird es einmal.",
  "“{text}” does not say whether the Queen is here; expected yes or no.":
    "„{text}“ sagt nicht, ob die Queen hier ist; erwartet wird yes oder no.",
  "{cell} has more than one building; expected one on a square.":
    "Auf {cell} steht mehr als ein Gebäude; erwartet wird eines je Feld.",
  "There are {buildings} buildings and {towns} town squares; expected a square for each.":
    "{buildings|Es ist|Es sind} {buildings} Gebäude und {towns} {towns|Stadtfeld|Stadtfelder}; erwartet wird ein Feld für jedes.",
  "“{text}” is not a building on a square; expected a name and a cell, such as {name} h6.":
    "„{text}“ ist kein Gebäude auf einem Feld; erwartet werden ein Name und ein Feld, etwa {name} h6.",
  "The {building} bears a crown, so its square matters; expected a cell too, such as {name} h6.":
    "„{building}“ trägt eine Krone, also zählt das Feld; erwartet wird auch ein Feld, etwa {name} h6.",
  "The {building} stands on {cell}, which is not a town square; {expected}.":
    "„{building}“ steht auf {cell}, und das ist kein Stadtfeld; {expected}.",
  "expected one of {cells}":
    "erwartet wird eines von {cells}",
  "this kingdom has none":
    "dieses Königreich hat keines",
  "{towers} towers are given and no building; expected a building they stand on.":
    "{towers|Angegeben ist|Angegeben sind} {towers} {towers|Turm|Türme} und kein Gebäude; erwartet wird ein Gebäude, auf dem {towers|er steht|sie stehen}.",
  "There are {n} of {building}; the box has {most}.":
    "„{building}“ kommt {n}-mal vor; in der Schachtel gibt es {most}.",
  "{towers} towers are given; by our table the buildings bring {printed}.":
    "{towers|Angegeben ist|Angegeben sind} {towers} {towers|Turm|Türme}; nach unserer Liste bringen die Gebäude {printed}.",
  "{knights} knights are given; the box has {most}.":
    "Angegeben sind {knights} Ritter; in der Schachtel gibt es {most}.",
  "{towers} towers are given; the box has {most}.":
    "Angegeben sind {towers} Türme; in der Schachtel gibt es {most}.",
  "The Queen is here without a tower; she only comes to towers.":
    "Die Queen ist hier ohne einen Turm; sie kommt nur zu Türmen.",
  "“{text}” is not a square; expected one of {letters} and the number of its crosses, such as D0 or Q2.":
    "„{text}“ ist kein Feld; erwartet wird eines von {letters} mit der Zahl der Kreuze, etwa D0 oder Q2.",
  "The picture has {rows} rows; a map has {height}, from a1 to a{height}.":
    "Das Bild hat {rows} {rows|Zeile|Zeilen}; eine Karte hat {height}, von a1 bis a{height}.",
  "Line {line}: {cell} shows {mark}; the castle (##) stands on {castle}, and only there.":
    "Zeile {line}: {cell} zeigt {mark}; das Schloss (##) steht auf {castle} und nur dort.",
  "Line {line} has {squares} squares; a row of the map has {width}.":
    "Zeile {line} hat {squares} {squares|Feld|Felder}; eine Zeile der Karte hat {width}.",
  "Line {line}: “{text}” is a line too many; expected one “{heading}: COAT”.":
    "Zeile {line}: „{text}“ ist eine Zeile zu viel; erwartet wird einmal „{heading}: COAT“.",
  "Line {line}: “{text}” means nothing here; expected “{heading}: COAT”.":
    "Zeile {line}: „{text}“ bedeutet hier nichts; erwartet wird „{heading}: COAT“.",
  "{cell} shows {arms}; die, castle and power together bring at most {most} crosses.":
    "{cell} zeigt {arms}; Würfel, Schloss und Kraft bringen zusammen höchstens {most} {most|Kreuz|Kreuze}.",
  "{n} squares are drawn; dominoes always fill an even number.":
    "{n} {n|Feld ist|Felder sind} eingetragen; Dominosteine füllen immer eine gerade Zahl.",
  "Nothing touches the castle; the first domino always does.":
    "Nichts berührt das Schloss; der erste Dominostein tut es immer.",

  // Records
  "Line {line}: {reason}":
    "Zeile {line}: {reason}",
  "Line {line}: this is not a record; expected it to begin with “{first}”.":
    "Zeile {line}: Das ist keine Aufzeichnung; erwartet wird als Anfang „{first}“.",
  "Line {line}: the record is written in format {found}; this program reads format {format}.":
    "Zeile {line}: Die Aufzeichnung hat das Format {found}; dieses Programm liest Format {format}.",
  "Line {line}: expected “{heading}: …”, found “{text}”.":
    "Zeile {line}: erwartet wird „{heading}: …“, hier steht „{text}“.",
  "the rules version is “{found}”; this program plays version {version}.":
    "die Fassung der Regeln ist „{found}“; dieses Programm spielt Fassung {version}.",
  "“{text}” is not a setting; expected name=value.":
    "„{text}“ ist keine Einstellung; erwartet wird name=value.",
  "the setting “{name}” is given twice; expected it once.":
    "die Einstellung „{name}“ steht zweimal da; erwartet wird sie einmal.",
  "the game is over, yet “{text}” follows.":
    "die Partie ist zu Ende, und doch folgt „{text}“.",
  "“{text}” is out of turn; expected it to begin with “{actor}”.":
    "„{text}“ ist nicht an der Reihe; erwartet wird als Anfang „{actor}“.",
  "a result is given, but the game is not over.":
    "ein Ergebnis steht da, aber die Partie ist nicht zu Ende.",
  "the result is given as “{said}”; the moves lead to “{result}”.":
    "als Ergebnis steht „{said}“ da; die Züge führen zu „{result}“.",
  "nothing may follow the result.":
    "nach dem Ergebnis darf nichts folgen.",
  "Names: {names}, players: {players}; expected one name for each player.":
    "{names} {names|Name steht|Namen stehen} für {players} Spieler da; erwartet wird einer für jeden.",
  "The record has {moves} moves; there is no position after move {number}.":
    "Die Aufzeichnung hat {moves} {moves|Zug|Züge}; eine Stellung nach Zug {number} gibt es nicht.",
  "“{name}” cannot be a name; expected printable text without a semicolon.":
    "„{name}“ kann kein Name sein; erwartet wird druckbarer Text ohne Strichpunkt.",

  // Tables and seats
  "This table is opened by its link, a seat's token or the host's secret.":
    "Dieser Tisch öffnet sich nur mit seinem Link, mit dem Schlüssel eines Platzes oder für den Gastgeber.",
  "This table has no spectators.":
    "An diesem Tisch ist Zuschauen nicht erlaubt.",
  "This needs the token of a seat at the table.":
    "Dafür braucht es den Schlüssel eines Platzes an diesem Tisch.",
  "This needs the token of that seat.":
    "Dafür braucht es den Schlüssel dieses Platzes.",
  "This needs the host's secret.":
    "Das darf nur der Gastgeber.",
  "This needs the token of a seat at the table, or the host's secret.":
    "Das darf nur, wer an diesem Tisch einen Platz hat, oder der Gastgeber.",
  "This table is joined by its link.":
    "An diesen Tisch kommt man über seinen Link.",
  "Only the host may remove somebody else from a seat.":
    "Nur der Gastgeber darf jemand anderen von einem Platz nehmen.",
  "This table has no hints.":
    "An diesem Tisch gibt es keine Tipps.",
  "It is not the turn of this seat.":
    "Dieser Platz ist nicht an der Reihe.",
  "The game has not started.":
    "Die Partie hat noch nicht begonnen.",
  "The game is not over yet.":
    "Die Partie ist noch nicht zu Ende.",
  "The game is over.":
    "Die Partie ist zu Ende.",
  "The name has {length} characters; expected at most {most}.":
    "Der Name hat {length} Zeichen; erwartet werden höchstens {most}.",
  "There is no bot “{bot}” for {game}; expected one of {bots}.":
    "Für {game} gibt es keinen Bot „{bot}“; erwartet wird einer von {bots}.",
  "no bot":
    "keinem Bot",
  "{seats} seats were given for {players} players; expected one for each.":
    "{seats} {seats|Platz ist|Plätze sind} für {players} Spieler angegeben; erwartet wird einer für jeden.",
  "A seat for a bot needs one of: {bots}.":
    "Ein Platz für einen Bot braucht einen von diesen: {bots}.",
  "An open seat has neither a name nor a bot.":
    "Ein freier Platz hat weder Namen noch Bot.",
  "A seat of your own needs a name and has no bot.":
    "Ein eigener Platz braucht einen Namen und hat keinen Bot.",
  "There is no seat {seat}; the seats are {lowest} to {highest}.":
    "Einen Platz {seat} gibt es nicht; es gibt die Plätze {lowest} bis {highest}.",
  "No seat is open.":
    "Kein Platz ist frei.",
  "Seat {seat} is taken.":
    "Platz {seat} ist besetzt.",
  "No seat is open: the game has started.":
    "Kein Platz ist frei: Die Partie hat begonnen.",
  "There is nobody in seat {seat} who could leave or come back.":
    "Auf Platz {seat} ist niemand, der gehen oder zurückkommen könnte.",
  "The game has not started; a seat that is left becomes open, without a bot.":
    "Die Partie hat noch nicht begonnen; wer geht, macht den Platz frei, ohne Bot.",
  "The rematch has already been set up.":
    "Die Revanche ist schon eröffnet.",
  "The table is {status}; a move needs a game that is being played.":
    "{status}; ziehen kann man nur in einer laufenden Partie.",
  "over":
    "Die Partie ist zu Ende",
  "open":
    "Die Partie hat noch nicht begonnen",
  "It is seat {turn}'s turn, not seat {seat}'s.":
    "An der Reihe ist Platz {turn}, nicht Platz {seat}.",
  "The log has {entries} entries; {seen} cannot have been seen.":
    "Der Verlauf hat {entries} {entries|Eintrag|Einträge}; {seen} kann niemand gesehen haben.",
  "You have taken back {most} moves; that is all a game allows.":
    "Du hast {most} Züge zurückgenommen; mehr erlaubt eine Partie nicht.",
  "You have no move to take back: chance or another player has moved since.":
    "Es gibt keinen Zug von dir zurückzunehmen: Der Zufall oder jemand anders war danach dran.",
  "No bot plays for seat {seat} any more.":
    "Auf Platz {seat} spielt kein Bot mehr.",
  "A bot is playing for this seat; take it back first.":
    "Auf dem Platz spielt ein Bot; spiele erst wieder selbst.",
  "This connection has no token for seat {seat} at the table.":
    "Diese Verbindung hat keinen Schlüssel für Platz {seat} an diesem Tisch.",
  "This socket already watches {tables} tables; open another.":
    "Diese Verbindung zeigt schon {tables} Tische; öffne eine andere.",
  "There is no such table; it may have expired.":
    "Diesen Tisch gibt es nicht; vielleicht ist seine Zeit abgelaufen.",
  "The table has been deleted or has expired.":
    "Der Tisch wurde gelöscht, oder seine Zeit ist abgelaufen.",
  "The table cannot be opened: {reason}":
    "Der Tisch lässt sich nicht öffnen: {reason}",
  "The table was played with version {played} of the rules; this server plays version {version}.":
    "Der Tisch wurde nach Fassung {played} der Regeln gespielt; dieser Server spielt Fassung {version}.",

  // Server
  "The table is too busy; send the same message again.":
    "Am Tisch ist mehr los als erwartet; versuche es noch einmal.",
  "The database does not answer; send the same message again.":
    "Die Datenbank antwortet nicht; versuche es noch einmal.",
  "Something went wrong here; it has been logged.":
    "Hier ist etwas schiefgegangen; es wurde festgehalten.",
  "The server is restarting; try again in a moment.":
    "Der Server startet neu; versuche es gleich noch einmal.",
  "The server is restarting; come back in a moment.":
    "Der Server startet neu; komm gleich wieder.",
  "Too many requests {what}; try again in {seconds} s.":
    "Zu viele Anfragen {what}; versuche es in {seconds} s noch einmal.",
  "from this address":
    "von dieser Adresse",
  "for new tables from this address":
    "nach neuen Tischen von dieser Adresse",
  "for this seat":
    "für diesen Platz",
  "on this table":
    "an diesem Tisch",
  "for hints":
    "nach Tipps",
  "This address has {sockets} sockets open; close one first.":
    "Von dieser Adresse sind {sockets} Verbindungen offen; schließe erst eine.",
  "The body is larger than {most} bytes.":
    "Die Anfrage ist größer als {most} Byte.",
  "The message is larger than {most} bytes.":
    "Die Nachricht ist größer als {most} Byte.",
  "The frame is binary; expected text.":
    "Die Nachricht ist binär; erwartet wird Text.",
  "The message cannot be read: {detail}.":
    "Die Nachricht lässt sich nicht lesen: {detail}.",
  "The message has version {version}; this server speaks version 1.":
    "Die Nachricht hat Version {version}; dieser Server spricht Version 1.",
  "The request cannot be answered: {detail}.":
    "Die Anfrage lässt sich nicht beantworten: {detail}.",
  "There is no such path; /api/openapi.json lists them.":
    "Diesen Pfad gibt es nicht; /api/openapi.json zählt sie auf.",
  "This server answers to {hosts}; the setting `hosts` adds names.":
    "Dieser Server hört auf {hosts}; die Einstellung `hosts` fügt Namen hinzu.",
  "The request comes from a page of another site.":
    "Die Anfrage kommt von einer Seite einer anderen Website.",
  "The game has started; a bot may only stand in for somebody who is absent.":
    "Die Partie läuft schon; ein Bot darf nur für jemanden einspringen, der abwesend ist.",
  "Seat {seat} is not absent; a bot may stand in when nobody has been there for {seconds} s.":
    "Platz {seat} ist nicht verlassen; ein Bot darf einspringen, wenn dort {seconds} s lang niemand war.",
  "A bot may stand in only while the game is being played.":
    "Ein Bot darf nur einspringen, solange gespielt wird.",
  "A bot already plays for seat {seat}.":
    "Auf Platz {seat} spielt schon ein Bot.",
  "You have left this seat; take it back first.":
    "Du hast diesen Platz verlassen; kehre erst zurück.",
  "This address has {tables} public tables with open seats; fill or leave one of them first.":
    "Diese Adresse hat {tables} öffentliche Tische mit freien Plätzen; besetze oder verlasse erst einen davon.",
  "There are enough public tables with open seats; join one of them.":
    "Es gibt genug öffentliche Tische mit freien Plätzen; setz dich an einen davon.",
  "The operator has closed this table.":
    "Der Betreiber hat diesen Tisch geschlossen.",
  "The bots are busy; ask for a hint again in a moment.":
    "Die Bots sind beschäftigt; bitte gleich noch einmal um einen Tipp.",
  "This address has {tables} tables where only bots play; watch one of them to its end first.":
    "Diese Adresse hat {tables} Tische, an denen nur Bots spielen; sieh erst einen davon zu Ende.",
  "The server has as many sockets open as it can; try again later.":
    "Der Server hat so viele Verbindungen offen, wie er kann; versuche es später noch einmal.",
  "The record has positions 0 to {last}; there is no {start}.":
    "Die Aufzeichnung hat die Stellungen 0 bis {last}; eine Stellung {start} gibt es nicht.",
  "The name is invisible; expected letters, digits or symbols.":
    "Der Name ist nicht zu sehen; erwartet werden Buchstaben, Ziffern oder Zeichen.",
  "The operator has blocked this address for a while.":
    "Der Betreiber hat diese Adresse für eine Weile ausgeschlossen.",
  "You have run out of time.":
    "Deine Zeit ist um.",
  "Nobody has run out of time.":
    "Niemandes Zeit ist um.",
  "Seat {seat} has time left; a bot may stand in when it runs out.":
    "Platz {seat} hat noch Zeit; ein Bot darf einspringen, wenn sie um ist.",
  "“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.":
    "„{text}“ ist kein Tempo; erwartet wird etwa live 600+15 oder days 24 nights UTC.",
  "“{zone}” is not a time zone; expected one such as Europe/Budapest.":
    "„{zone}“ ist keine Zeitzone; erwartet wird etwa Europe/Budapest.",
  "a time stands alone; expected it once, after a player's move.":
    "eine Zeit steht allein; erwartet wird sie einmal, nach dem Zug eines Spielers.",
  "“{text}” is not a time; expected seconds such as 12.5.":
    "„{text}“ ist keine Zeit; erwartet werden Sekunden wie 12.5.",
  "This server sends no notifications.":
    "Dieser Server sagt niemandem, wann er dran ist.",
  "This server cannot notify groups: its operator has not set public_url.":
    "Dieser Server kann Gruppen nichts sagen: Der Betreiber hat keine public_url gesetzt.",
  "This address cannot be used; expected a public one that begins with https.":
    "Diese Adresse kann nicht verwendet werden; erwartet wird eine im Internet, die mit https beginnt.",
  "These are not the keys of a browser's push subscription.":
    "Das sind nicht die Schlüssel eines Push-Abonnements.",
  "This server sends no e-mail.":
    "Dieser Server verschickt keine E-Mail.",
  "This is not an e-mail address; expected one such as ada@example.org.":
    "Das ist keine E-Mail-Adresse; erwartet wird etwa ada@example.org.",
  "There are as many notifications of this kind as allowed; turn one of them off first.":
    "Es gibt schon so viele Benachrichtigungen dieser Art, wie es geben darf; beende zuerst eine.",
  "The mail could not be sent; try again later.":
    "Die Mail konnte nicht verschickt werden; versuche es später noch einmal.",
  "This link is not valid, or no longer is.":
    "Dieser Link gilt nicht oder nicht mehr.",
  "At a rated table no move is taken back.":
    "An einem gewerteten Tisch wird kein Zug zurückgenommen.",
  "A rated table has no hints.":
    "An einem gewerteten Tisch gibt es keine Tipps.",
  "A bot of fixed strength is one of {levels}, not “{bot}”.":
    "Ein Bot von fester Stärke ist einer von {levels}, nicht „{bot}“.",
  "At a rated table everybody plays under a key of their own; open “Me” once to get one.":
    "An einem gewerteten Tisch spielt jeder unter eigenem Schlüssel; öffne einmal „Ich“, um einen zu bekommen.",
  "At a rated table everybody has one seat.":
    "An einem gewerteten Tisch hat jeder einen Platz.",
  "This needs the key of a person; this one is unknown or has been shut out.":
    "Dafür braucht es deinen Schlüssel; dieser ist unbekannt oder wurde ausgesperrt.",
  "There is no such device of yours.":
    "Du hast kein solches Gerät.",
  "This person has deleted everything.":
    "Hier wurde alles gelöscht.",
  "This link has been used, is older than ten minutes, or never was; make a new one.":
    "Dieser Link wurde schon benutzt, ist älter als zehn Minuten oder hat nie gegolten; erstelle einen neuen.",
  "This is the only device of yours; delete everything instead.":
    "Das ist dein einziges Gerät; lösche stattdessen alles.",
  "This answer of a passkey comes too late or has been used; try again.":
    "Die Antwort des Passkeys kommt zu spät oder wurde schon benutzt; versuche es noch einmal.",
  "This passkey does not fit; try again, or use a link from your other device.":
    "Dieser Passkey passt nicht; versuche es noch einmal oder nimm einen Link von deinem anderen Gerät.",
  "This passkey is known already, or there are as many as there may be.":
    "Dieser Passkey ist schon bekannt, oder es gibt schon so viele, wie es geben darf.",
  "There is no such passkey of yours.":
    "Du hast keinen solchen Passkey.",
  "This passkey is not known here; it may have been removed.":
    "Dieser Passkey ist hier nicht bekannt; vielleicht wurde er entfernt.",
  "{game} is for {players} players.":
    "{game} ist für {players} Spieler.",
  "With a bot at the table there must be three players at least.":
    "Mit einem Bot am Tisch müssen es mindestens drei Spieler sein.",
  "This server does not show who is best.":
    "Dieser Server zeigt keine Rangliste.",

  // The coach
  "There is no puzzle {number}; expected 1 to {last}.":
    "Das Rätsel {number} gibt es nicht; möglich sind 1 bis {last}.",
  "Points at once: {better} instead of {worse}.":
    "Punkte sofort: {better} statt {worse}.",
  "Worked out to the end: a lead of {better} instead of {worse}.":
    "Bis zum Ende ausgerechnet: {better} Vorsprung statt {worse}.",
  "The domino fits and need not be discarded.":
    "Der Dominostein passt und muss nicht abgeworfen werden.",
  "Harmony and its {points} points stay within reach.":
    "Harmonie und ihre {points} Punkte bleiben erreichbar.",
  "Your castle can stay in the middle, for {points} points.":
    "Dein Schloss kann in der Mitte bleiben, für {points} Punkte.",
  "Single squares nothing can fill any more: {better} instead of {worse}.":
    "Einzelne Felder, die nichts mehr füllen kann: {better} statt {worse}.",
  "Largest {terrain}: {better} squares instead of {worse}; crowns that may still come: {crowns}.":
    "Dein größtes Gebiet ({terrain}): {better} statt {worse} Felder; Kronen, die noch kommen können: {crowns}.",
  "Separate territories of {terrain}: {better} instead of {worse}.":
    "Getrennte Gebiete ({terrain}): {better} statt {worse}.",
  "Dominoes that may still come and fit: {better} instead of {worse}.":
    "Dominosteine, die noch kommen können und passen: {better} statt {worse}.",
  "Domino {number} fits nowhere in your kingdom; {other} does.":
    "Dominostein {number} passt nirgends in dein Königreich; {other} schon.",
  "Where it fits best, domino {number} brings you {better} points, {other} brings {worse}.":
    "Wo er am besten passt, bringt dir Dominostein {number} {better} Punkte, {other} bringt {worse}.",
  "Crowns on the domino: {better} instead of {worse}.":
    "Kronen auf dem Dominostein: {better} statt {worse}.",
  "{player}, who chooses after you, could make {better} points of it; of the other {worse}.":
    "{player} wählt nach dir und könnte {better} Punkte daraus machen, aus dem anderen Stein {worse}.",
  "This king moves as number {better} next round, not as number {worse}.":
    "Dieser König ist nächste Runde als Nummer {better} dran statt als Nummer {worse}.",
  "The Queen is with you.":
    "Die Queen ist bei dir.",
  "Coins left: {better} instead of {worse}.":
    "Münzen übrig: {better} statt {worse}.",
  "Towers: {better} instead of {worse}.":
    "Türme: {better} statt {worse}.",
  "Knights ready to collect taxes: {better} instead of {worse}.":
    "Ritter, die noch Steuern eintreiben können: {better} statt {worse}.",
  "Lines of the spellbook completed: {better} instead of {worse}.":
    "Vollständige Zeilen im Zauberbuch: {better} statt {worse}.",
  "Spell boxes filled: {better} instead of {worse}.":
    "Gefüllte Kästchen im Zauberbuch: {better} statt {worse}.",
  "Drawn where they fit best, these dice bring you {better} points, the others {worse}.":
    "Wo sie am besten passen, bringen dir diese Würfel {better} Punkte, die anderen {worse}.",
  "Points {player} can draw with the dice left: {better} instead of {worse}.":
    "Punkte, die {player} mit den übrigen Würfeln eintragen kann: {better} statt {worse}.",
  "Crosses on the dice: {better} instead of {worse}.":
    "Kreuze auf den Würfeln: {better} statt {worse}.",
  "Your largest domain of {coat}: {better} squares instead of {worse}.":
    "Dein größtes Gebiet ({coat}): {better} statt {worse} Felder.",
  "Squares only a power can fill: {better} instead of {worse}.":
    "Felder, die nur eine Kraft füllen kann: {better} statt {worse}.",
  "Castle and powers kept for later: {better} instead of {worse}.":
    "Schloss und Kräfte für später: {better} statt {worse}.",
  "The game is not over; a review needs a finished one.":
    "Die Partie ist nicht zu Ende; besprechen lässt sich nur eine beendete.",
  "Hints are for somebody who plays against bots; people play each other here.":
    "Tipps gibt es nur allein gegen Bots; hier spielen Menschen gegeneinander.",
  "The review could not be made; ask for it again in a moment.":
    "Die Besprechung ist nicht gelungen; versuche es gleich noch einmal.",
  "Many games are being reviewed; ask for it again in a moment.":
    "Gerade werden viele Partien besprochen; versuche es gleich noch einmal.",
  "Nobody decides anything at move {entry} of this game.":
    "Bei Zug {entry} dieser Partie entscheidet niemand etwas.",
  "It is a player's turn; there is nothing to deal.":
    "Jemand ist am Zug; es gibt nichts auszuteilen.",
  "There is no lesson “{name}”; expected one of {names}.":
    "Es gibt keine Lektion „{name}“; möglich: {names}.",
  "There is no language “{name}”; expected one of {names}.":
    "Es gibt keine Sprache „{name}“; möglich: {names}.",
  "Nobody is to move in this position; there is nothing to advise.":
    "In dieser Stellung ist niemand am Zug; es gibt nichts zu raten.",
};
