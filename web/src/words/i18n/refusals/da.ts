/** Dansk: why something cannot be done or looks odd, by the English sentence the server tells. */
import type { Refusals } from '../index.svelte';

export const refusals: Refusals = {
  // Moves
  "“{text}” is not possible now; {expected}.":
    "»{text}« er ikke muligt nu; {expected}.",
  "the game is over":
    "spillet er slut",
  "possible: {moves}":
    "muligt: {moves}",
  "possible: {moves} and {more} more":
    "muligt: {moves} og {more} til",
  "“{text}” is not a move; expected one of: {forms}.":
    "»{text}« er ikke et træk; forventet er et af disse: {forms}.",
  "“{text}” is not a complete move; expected: {form}.":
    "»{text}« er ikke et helt træk; forventet er: {form}.",
  "“{text}” is not a number; expected a whole number such as 12.":
    "»{text}« er ikke et tal; forventet er et helt tal som 12.",
  "“{text}” is not a cell; expected a letter a–m and a number 1–13, such as g6.":
    "»{text}« er ikke et kvadrat; forventet er et bogstav a–m og et tal 1–13, for eksempel g6.",
  "“{text}” is not a building; expected one of {buildings}.":
    "»{text}« er ikke en bygning; forventet er en af {buildings}.",
  "“{name}” is on the board more than once; expected its printed price too: {prices}.":
    "»{name}« ligger flere gange på bygningspladen; forventet er også den trykte pris: {prices}.",
  "“{name}” is not on the board; expected one of {standing}.":
    "»{name}« ligger ikke på bygningspladen; forventet er en af {standing}.",
  "none, it is empty":
    "ingen, for den er tom",
  "“{text}” is not a coat of arms; expected one of {letters}.":
    "»{text}« er ikke et våben; forventet er et af {letters}.",
  "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.":
    "»{text}« er ikke en side på en terning; forventet er ? eller et af {letters} og antallet af kors, for eksempel D0 eller Q2.",
  "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.":
    "»{text}« er ikke en del af en tegning; forventet er CELL:FACE, for eksempel c3:D0, c3:D0+ eller c3:?S.",
  "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.":
    "»{text}« er ikke et kvadrat på kortet; forventet er et fra a1 til g5 undtagen slottets d3.",
  "“{text}” is not a power to use; expected one of {powers}.":
    "»{text}« er ikke en kraft, der kan bruges; forventet er en af {powers}.",

  // Settings
  "There is no game “{name}”; expected one of {games}.":
    "Der er intet spil »{name}«; forventet er et af {games}.",
  "There is no edition “{name}”; expected one of {editions}.":
    "Der er ingen udgave »{name}«; forventet er en af {editions}.",
  "There is no setting “{name}”; expected one of {settings}.":
    "Der er ingen indstilling »{name}«; forventet er en af {settings}.",
  "The setting {name} takes text, a number, True or False; “{value}” is none of them.":
    "Indstillingen {name} tager tekst, et tal, True eller False; »{value}« er intet af det.",
  "“{value}” does not fit the setting {name}; expected {values}.":
    "»{value}« passer ikke til indstillingen {name}; forventet er {values}.",
  "“{text}” does not fit the setting colours; expected {players} different ones of {colours}.":
    "»{text}« passer ikke til indstillingen colours; forventet er {players} forskellige af {colours}.",
  "{others} or {last}":
    "{others} eller {last}",
  "The Mighty Duel is for 2 players; {players} were asked for.":
    "Den Mægtige Duel er for 2 spillere; der er valgt {players}.",
  "Rows of four are a choice for 3 players only; {players} were asked for.":
    "Linjer på fire kan kun vælges med 3 spillere; der er valgt {players}.",
  "With 2 players the order can be drawn first only if the kings are drawn at random.":
    "Med 2 spillere kan rækkefølgen kun trækkes først, hvis kongerne trækkes tilfældigt.",
  "Drawing kings at random is a choice for 2 players only; with {players} they always are.":
    "Om kongerne trækkes, kan kun vælges med 2 spillere; med {players} trækkes de altid.",
  "{title} is for {wanted} players; {players} were asked for.":
    "{title} er for {wanted} spillere; der er valgt {players}.",
  "Queendomino alone":
    "Queendomino alene",
  "The contest of kings":
    "Kongernes kappestrid",
  "United forces":
    "Med forenede kræfter",
  "Teams are a choice for United forces only; the mode is {mode}.":
    "Hold findes kun ved »Med forenede kræfter«; der er valgt »{mode}«.",
  "“{text}” does not fit the setting teams; expected every seat once in pairs, such as {example}.":
    "»{text}« passer ikke til indstillingen teams; forventet er hver plads én gang i par, for eksempel {example}.",

  // Kingdoms as text
  "The picture shows {held} × {square}; the box has {printed}.":
    "Her er {held} {held|kvadrat|kvadrater} »{square}«; æsken har {printed}.",
  "The picture holds {n} squares; dominoes make an even number.":
    "Her er {n} {n|kvadrat|kvadrater}; dominobrikker giver altid et lige antal.",
  "Not connected with the castle: {cells}.":
    "Ikke forbundet med slottet: {cells}.",
  "The picture has {castles} castles (##); a kingdom has exactly one.":
    "Tegningen har {castles} {castles|slot|slotte} (##); et kongerige har præcis ét.",
  "The kingdom is {width} wide and {height} high; it must fit in {size}×{size}.":
    "Kongeriget er {width} bredt og {height} højt; det skal passe i {size}×{size}.",
  "Line {line} of the picture: {reason}":
    "Tegningens linje {line}: {reason}",
  "“{text}” is not a square; expected one of {letters} and 0–{most} crowns, such as W0 or M3.":
    "»{text}« er ikke et kvadrat; forventet er et af {letters} og 0–{most} kroner, for eksempel W0 eller M3.",
  "The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.":
    "Tegningen har en by (T); Kingdomino har kun W, F, L, G, S og M.",
  "Kingdomino has no kingdom of size {size}; expected {sizes}.":
    "Et kongerige af størrelse {size} findes ikke i Kingdomino; forventet er {sizes}.",
  "The Mighty Duel is played on 7×7; leave out the size {size}.":
    "Den Mægtige Duel er 7×7; størrelse {size} passer ikke til den.",
  "Queendomino has no kingdom of size {size}; expected 5 or 7.":
    "Et kongerige af størrelse {size} findes ikke i Queendomino; forventet er 5 eller 7.",
  "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.":
    "Kongeriger i dette spil er {fixed}×{fixed}; størrelse {size} passer ikke til det.",
  "Line {line}: there is nothing called “{name}”; expected one of {facts}.":
    "Linje {line}: der er intet, der hedder »{name}«; forventet er et af {facts}.",
  "Line {line}: {name} was already given on line {before}; expected it once.":
    "Linje {line}: {name} står allerede på linje {before}; forventet er det én gang.",
  "“{text}” does not say whether the Queen is here; expected yes or no.":
    "»{text}« siger ikke, om dronningen er her; forventet er yes eller no.",
  "{cell} has more than one building; expected one on a square.":
    "På {cell} står mere end én bygning; forventet er én på hvert kvadrat.",
  "There are {buildings} buildings and {towns} town squares; expected a square for each.":
    "Der er {buildings} {buildings|bygning|bygninger} og {towns} {towns|bykvadrat|bykvadrater}; forventet er et kvadrat til hver.",
  "“{text}” is not a building on a square; expected a name and a cell, such as {name} h6.":
    "»{text}« er ikke en bygning på et kvadrat; forventet er et navn og et kvadrat, for eksempel {name} h6.",
  "The {building} bears a crown, so its square matters; expected a cell too, such as {name} h6.":
    "»{building}« har en krone, så kvadratet har betydning; forventet er også et kvadrat, for eksempel {name} h6.",
  "The {building} stands on {cell}, which is not a town square; {expected}.":
    "»{building}« står på {cell}, som ikke er et bykvadrat; {expected}.",
  "expected one of {cells}":
    "forventet er et af {cells}",
  "this kingdom has none":
    "dette kongerige har ingen",
  "{towers} towers are given and no building; expected a building they stand on.":
    "Der er angivet {towers} {towers|tårn|tårne} og ingen bygning; forventet er en bygning, de står på.",
  "There are {n} of {building}; the box has {most}.":
    "Der er {n} af »{building}«; æsken har {most}.",
  "{towers} towers are given; by our table the buildings bring {printed}.":
    "Der er angivet {towers} {towers|tårn|tårne}; efter vores liste giver bygningerne {printed}.",
  "{knights} knights are given; the box has {most}.":
    "Der er angivet {knights} riddere; æsken har {most}.",
  "{towers} towers are given; the box has {most}.":
    "Der er angivet {towers} tårne; æsken har {most}.",
  "The Queen is here without a tower; she only comes to towers.":
    "Dronningen er her uden et tårn; hun kommer kun til tårne.",
  "“{text}” is not a square; expected one of {letters} and the number of its crosses, such as D0 or Q2.":
    "»{text}« er ikke et kvadrat; forventet er et af {letters} og antallet af kors, for eksempel D0 eller Q2.",
  "The picture has {rows} rows; a map has {height}, from a1 to a{height}.":
    "Tegningen har {rows} {rows|række|rækker}; et kort har {height}, fra a1 til a{height}.",
  "Line {line}: {cell} shows {mark}; the castle (##) stands on {castle}, and only there.":
    "Linje {line}: {cell} viser {mark}; slottet (##) står på {castle} og kun der.",
  "Line {line} has {squares} squares; a row of the map has {width}.":
    "Linje {line} har {squares} {squares|kvadrat|kvadrater}; en række på kortet har {width}.",
  "Line {line}: “{text}” is a line too many; expected one “{heading}: COAT”.":
    "Linje {line}: »{text}« er én linje for meget; forventet er én »{heading}: COAT«.",
  "Line {line}: “{text}” means nothing here; expected “{heading}: COAT”.":
    "Linje {line}: »{text}« betyder ikke noget her; forventet er »{heading}: COAT«.",
  "{cell} shows {arms}; die, castle and power together bring at most {most} crosses.":
    "{cell} viser {arms}; terning, slot og kraft giver tilsammen højst {most} kors.",
  "{n} squares are drawn; dominoes always fill an even number.":
    "Der er tegnet {n} {n|kvadrat|kvadrater}; dominobrikker fylder altid et lige antal.",
  "Nothing touches the castle; the first domino always does.":
    "Intet rører slottet; den første brik gør det altid.",

  // Records
  "Line {line}: {reason}":
    "Linje {line}: {reason}",
  "Line {line}: this is not a record; expected it to begin with “{first}”.":
    "Linje {line}: dette er ingen optegnelse; forventet er, at den begynder med »{first}«.",
  "Line {line}: the record is written in format {found}; this program reads format {format}.":
    "Linje {line}: optegnelsen er skrevet i format {found}; dette program læser format {format}.",
  "Line {line}: expected “{heading}: …”, found “{text}”.":
    "Linje {line}: forventet er »{heading}: …«, der står »{text}«.",
  "the rules version is “{found}”; this program plays version {version}.":
    "reglernes version er »{found}«; dette program spiller version {version}.",
  "“{text}” is not a setting; expected name=value.":
    "»{text}« er ikke en indstilling; forventet er name=value.",
  "the setting “{name}” is given twice; expected it once.":
    "indstillingen »{name}« er angivet to gange; forventet er den én gang.",
  "the game is over, yet “{text}” follows.":
    "spillet er slut, men alligevel følger »{text}«.",
  "“{text}” is out of turn; expected it to begin with “{actor}”.":
    "»{text}« er uden for tur; forventet er, at det begynder med »{actor}«.",
  "a result is given, but the game is not over.":
    "der er angivet et resultat, men spillet er ikke slut.",
  "the result is given as “{said}”; the moves lead to “{result}”.":
    "resultatet er angivet som »{said}«; trækkene fører til »{result}«.",
  "nothing may follow the result.":
    "intet må følge efter resultatet.",
  "Names: {names}, players: {players}; expected one name for each player.":
    "Der er angivet {names} {names|navn|navne} til {players} spillere; forventet er ét til hver.",
  "The record has {moves} moves; there is no position after move {number}.":
    "Optegnelsen har {moves} træk; der er ingen stilling efter træk {number}.",
  "“{name}” cannot be a name; expected printable text without a semicolon.":
    "»{name}« kan ikke være et navn; forventet er læsbar tekst uden semikolon.",

  // Tables and seats
  "This table is opened by its link, a seat's token or the host's secret.":
    "Dette bord åbnes med sit link, en plads' nøgle eller værtens nøgle.",
  "This table has no spectators.":
    "Dette bord har ingen tilskuere.",
  "This needs the token of a seat at the table.":
    "Dette kræver nøglen til en plads ved bordet.",
  "This needs the token of that seat.":
    "Dette kræver nøglen til den plads.",
  "This needs the host's secret.":
    "Det kan kun værten.",
  "This needs the token of a seat at the table, or the host's secret.":
    "Det kan kun den, der har en plads ved bordet, eller værten.",
  "This table is joined by its link.":
    "Man kommer med ved dette bord via dets link.",
  "Only the host may remove somebody else from a seat.":
    "Kun værten må fjerne en anden fra en plads.",
  "This table has no hints.":
    "Dette bord har ingen tips.",
  "It is not the turn of this seat.":
    "Det er ikke denne plads' tur.",
  "The game has not started.":
    "Spillet er ikke begyndt.",
  "The game is not over yet.":
    "Spillet er ikke slut endnu.",
  "The game is over.":
    "Spillet er slut.",
  "The name has {length} characters; expected at most {most}.":
    "Navnet har {length} tegn; forventet er højst {most}.",
  "There is no bot “{bot}” for {game}; expected one of {bots}.":
    "Der er ingen bot »{bot}« til {game}; forventet er en af {bots}.",
  "no bot":
    "ingen bot",
  "{seats} seats were given for {players} players; expected one for each.":
    "Der er angivet {seats} {seats|plads|pladser} til {players} spillere; forventet er én til hver.",
  "A seat for a bot needs one of: {bots}.":
    "En plads til en bot kræver en af disse: {bots}.",
  "An open seat has neither a name nor a bot.":
    "En ledig plads har hverken navn eller bot.",
  "A seat of your own needs a name and has no bot.":
    "Din egen plads kræver et navn og har ingen bot.",
  "There is no seat {seat}; the seats are {lowest} to {highest}.":
    "Der er ingen plads {seat}; pladserne er {lowest} til {highest}.",
  "No seat is open.":
    "Ingen plads er ledig.",
  "Seat {seat} is taken.":
    "Plads {seat} er optaget.",
  "No seat is open: the game has started.":
    "Ingen plads er ledig: spillet er begyndt.",
  "There is nobody in seat {seat} who could leave or come back.":
    "Der er ingen på plads {seat}, som kan gå eller komme tilbage.",
  "The game has not started; a seat that is left becomes open, without a bot.":
    "Spillet er ikke begyndt; en forladt plads bliver ledig, uden bot.",
  "The rematch has already been set up.":
    "Revanchen er allerede sat op.",
  "The table is {status}; a move needs a game that is being played.":
    "{status}; et træk kræver et spil, der er i gang.",
  "over":
    "Spillet er slut",
  "open":
    "Spillet er ikke begyndt",
  "It is seat {turn}'s turn, not seat {seat}'s.":
    "Det er plads {turn}, der har tur, ikke plads {seat}.",
  "The log has {entries} entries; {seen} cannot have been seen.":
    "Loggen har {entries} {entries|linje|linjer}; {seen} kan ingen have set.",
  "You have taken back {most} moves; that is all a game allows.":
    "Du har taget {most} træk tilbage; flere tillader et spil ikke.",
  "You have no move to take back: chance or another player has moved since.":
    "Du har intet træk at tage tilbage, for tilfældet eller en anden spiller har været på.",
  "No bot plays for seat {seat} any more.":
    "Ingen bot spiller længere plads {seat}.",
  "A bot is playing for this seat; take it back first.":
    "En bot spiller pladsen; tag den tilbage først.",
  "This connection has no token for seat {seat} at the table.":
    "Denne forbindelse har ingen nøgle til plads {seat} ved bordet.",
  "This socket already watches {tables} tables; open another.":
    "Denne forbindelse følger allerede {tables} borde; åbn en anden.",
  "There is no such table; it may have expired.":
    "Bordet findes ikke; måske er dets tid udløbet.",
  "The table has been deleted or has expired.":
    "Bordet er slettet, eller dets tid er udløbet.",
  "The table cannot be opened: {reason}":
    "Bordet kan ikke åbnes: {reason}",
  "The table was played with version {played} of the rules; this server plays version {version}.":
    "Bordet blev spillet efter version {played} af reglerne; denne server spiller version {version}.",

  // Server
  "The table is too busy; send the same message again.":
    "Der er travlere ved bordet end ventet; prøv igen.",
  "The database does not answer; send the same message again.":
    "Databasen svarer ikke; prøv igen.",
  "Something went wrong here; it has been logged.":
    "Noget gik galt her; det er blevet noteret.",
  "The server is restarting; try again in a moment.":
    "Serveren genstarter; prøv igen om et øjeblik.",
  "The server is restarting; come back in a moment.":
    "Serveren genstarter; kom tilbage om et øjeblik.",
  "Too many requests {what}; try again in {seconds} s.":
    "For mange forespørgsler {what}; prøv igen om {seconds} s.",
  "from this address":
    "fra denne adresse",
  "for new tables from this address":
    "om nye borde fra denne adresse",
  "for this seat":
    "for denne plads",
  "on this table":
    "ved dette bord",
  "for hints":
    "om tips",
  "This address has {sockets} sockets open; close one first.":
    "Denne adresse har {sockets} forbindelser åbne; luk en først.",
  "The body is larger than {most} bytes.":
    "Forespørgslen er større end {most} byte.",
  "The message is larger than {most} bytes.":
    "Beskeden er større end {most} byte.",
  "The frame is binary; expected text.":
    "Beskeden er binær; forventet er tekst.",
  "The message cannot be read: {detail}.":
    "Beskeden kan ikke læses: {detail}.",
  "The message has version {version}; this server speaks version 1.":
    "Beskeden har version {version}; denne server taler version 1.",
  "The request cannot be answered: {detail}.":
    "Forespørgslen kan ikke besvares: {detail}.",
  "There is no such path; /api/openapi.json lists them.":
    "Den sti findes ikke; /api/openapi.json opregner dem.",
  "This server answers to {hosts}; the setting `hosts` adds names.":
    "Denne server svarer på {hosts}; indstillingen `hosts` tilføjer navne.",
  "The request comes from a page of another site.":
    "Forespørgslen kommer fra en side på et andet websted.",
  "The game has started; a bot may only stand in for somebody who is absent.":
    "Spillet er begyndt; en bot må kun tage over for en, der er væk.",
  "Seat {seat} is not absent; a bot may stand in when nobody has been there for {seconds} s.":
    "Plads {seat} er ikke forladt; en bot må tage over, når ingen har været der i {seconds} s.",
  "A bot may stand in only while the game is being played.":
    "En bot må kun tage over, mens der spilles.",
  "A bot already plays for seat {seat}.":
    "Der spiller allerede en bot på plads {seat}.",
  "You have left this seat; take it back first.":
    "Du har forladt pladsen; vend tilbage først.",
  "This address has {tables} public tables with open seats; fill or leave one of them first.":
    "Denne adresse har {tables} offentlige borde med ledige pladser; fyld eller forlad et af dem først.",
  "There are enough public tables with open seats; join one of them.":
    "Der er nok offentlige borde med ledige pladser; sæt dig ved et af dem.",
  "The operator has closed this table.":
    "Operatøren har lukket dette bord.",
  "The bots are busy; ask for a hint again in a moment.":
    "Botterne har travlt; bed om et tip igen om et øjeblik.",
  "This address has {tables} tables where only bots play; watch one of them to its end first.":
    "Denne adresse har {tables} borde, hvor kun botter spiller; se et af dem til ende først.",
  "The server has as many sockets open as it can; try again later.":
    "Serveren har så mange forbindelser åbne, som den kan; prøv igen senere.",
  "The record has positions 0 to {last}; there is no {start}.":
    "Optegnelsen har stillingerne 0 til {last}; {start} findes ikke.",
  "The name is invisible; expected letters, digits or symbols.":
    "Navnet kan ikke ses; der forventes bogstaver, tal eller tegn.",
  "The operator has blocked this address for a while.":
    "Operatøren har lukket denne adresse ude for en tid.",
  "You have run out of time.":
    "Din tid er gået.",
  "Nobody has run out of time.":
    "Ingens tid er gået.",
  "Seat {seat} has time left; a bot may stand in when it runs out.":
    "Plads {seat} har tid tilbage; en bot må træde til, når den er gået.",
  "“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.":
    "“{text}” er ikke et tempo; forventet er for eksempel live 600+15 eller days 24 nights UTC.",
  "“{zone}” is not a time zone; expected one such as Europe/Budapest.":
    "“{zone}” er ikke en tidszone; forventet er for eksempel Europe/Budapest.",
  "a time stands alone; expected it once, after a player's move.":
    "en tid står alene; den forventes én gang, efter en spillers træk.",
  "“{text}” is not a time; expected seconds such as 12.5.":
    "“{text}” er ikke en tid; forventet er sekunder som 12.5.",
  "This server sends no notifications.":
    "Denne server giver ingen besked, når det er deres tur.",
  "This server cannot notify groups: its operator has not set public_url.":
    "Denne server kan ikke give grupper besked: operatøren har ikke sat public_url.",
  "This address cannot be used; expected a public one that begins with https.":
    "Denne adresse kan ikke bruges; forventet er en på internettet, der begynder med https.",
  "These are not the keys of a browser's push subscription.":
    "Det er ikke nøglerne til en browsers push-abonnement.",
  "This server sends no e-mail.":
    "Denne server sender ikke e-mail.",
  "This is not an e-mail address; expected one such as ada@example.org.":
    "Det er ikke en e-mailadresse; forventet er for eksempel ada@example.org.",
  "There are as many notifications of this kind as allowed; turn one of them off first.":
    "Der er så mange beskeder af denne slags, som der må være; afslut en af dem først.",
  "The mail could not be sent; try again later.":
    "Mailen kunne ikke sendes; prøv igen senere.",
  "This link is not valid, or no longer is.":
    "Dette link gælder ikke eller ikke længere.",
  "At a rated table no move is taken back.":
    "Ved et bord med rating tages intet træk tilbage.",
  "A rated table has no hints.":
    "Ved et bord med rating er der ingen tips.",
  "A bot of fixed strength is one of {levels}, not “{bot}”.":
    "En bot med fast styrke er en af {levels}, ikke “{bot}”.",
  "At a rated table everybody plays under a key of their own; open “Me” once to get one.":
    "Ved et bord med rating spiller alle med deres egen nøgle; åbn “Mig” en gang for at få en.",
  "At a rated table everybody has one seat.":
    "Ved et bord med rating har alle én plads.",
  "This needs the key of a person; this one is unknown or has been shut out.":
    "Det kræver din nøgle; denne er ukendt eller er lukket ude.",
  "There is no such device of yours.":
    "Du har ingen sådan enhed.",
  "This person has deleted everything.":
    "Her er alt slettet.",
  "This link has been used, is older than ten minutes, or never was; make a new one.":
    "Linket er brugt, ældre end ti minutter eller har aldrig gjaldt; lav et nyt.",
  "This is the only device of yours; delete everything instead.":
    "Det er din eneste enhed; slet i stedet alt.",
  "This answer of a passkey comes too late or has been used; try again.":
    "Svaret fra adgangsnøglen kommer for sent eller er brugt; prøv igen.",
  "This passkey does not fit; try again, or use a link from your other device.":
    "Adgangsnøglen passer ikke; prøv igen, eller brug et link fra din anden enhed.",
  "This passkey is known already, or there are as many as there may be.":
    "Adgangsnøglen er allerede kendt, eller der er så mange, som der må være.",
  "There is no such passkey of yours.":
    "Du har ingen sådan adgangsnøgle.",
  "This passkey is not known here; it may have been removed.":
    "Adgangsnøglen er ikke kendt her; den er måske fjernet.",
  "{game} is for {players} players.":
    "{game} er for {players} spillere.",
  "With a bot at the table there must be three players at least.":
    "Med en bot ved bordet skal der være mindst tre spillere.",
  "This server does not show who is best.":
    "Denne server viser ingen rangliste.",

  // The coach
  "There is no puzzle {number}; expected 1 to {last}.":
    "Opgave {number} findes ikke; muligt er 1 til {last}.",
  "Points at once: {better} instead of {worse}.":
    "Point med det samme: {better} i stedet for {worse}.",
  "Worked out to the end: a lead of {better} instead of {worse}.":
    "Regnet ud til slut: et forspring på {better} i stedet for {worse}.",
  "The domino fits and need not be discarded.":
    "Dominobrikken passer og behøver ikke at kasseres.",
  "Harmony and its {points} points stay within reach.":
    "Harmoni og dens {points} point er stadig inden for rækkevidde.",
  "Your castle can stay in the middle, for {points} points.":
    "Dit slot kan blive i midten, for {points} point.",
  "Single squares nothing can fill any more: {better} instead of {worse}.":
    "Enkelte felter, som intet kan fylde længere: {better} i stedet for {worse}.",
  "Largest {terrain}: {better} squares instead of {worse}; crowns that may still come: {crowns}.":
    "Dit største område ({terrain}): {better} felter i stedet for {worse}; kroner, der stadig kan komme: {crowns}.",
  "Separate territories of {terrain}: {better} instead of {worse}.":
    "Adskilte områder ({terrain}): {better} i stedet for {worse}.",
  "Dominoes that may still come and fit: {better} instead of {worse}.":
    "Dominobrikker, der kan komme endnu og passer: {better} i stedet for {worse}.",
  "Domino {number} fits nowhere in your kingdom; {other} does.":
    "Brik {number} passer ingen steder i dit kongerige; det gør {other}.",
  "Where it fits best, domino {number} brings you {better} points, {other} brings {worse}.":
    "Hvor den passer bedst, giver brik {number} dig {better} point, {other} giver {worse}.",
  "Crowns on the domino: {better} instead of {worse}.":
    "Kroner på dominobrikken: {better} i stedet for {worse}.",
  "{player}, who chooses after you, could make {better} points of it; of the other {worse}.":
    "{player} vælger efter dig og kunne få {better} point ud af den; {worse} ud af den anden.",
  "This king moves as number {better} next round, not as number {worse}.":
    "Denne konge rykker som nummer {better} i næste runde, ikke som nummer {worse}.",
  "The Queen is with you.":
    "Dronningen er hos dig.",
  "Coins left: {better} instead of {worse}.":
    "Mønter tilbage: {better} i stedet for {worse}.",
  "Towers: {better} instead of {worse}.":
    "Tårne: {better} i stedet for {worse}.",
  "Knights ready to collect taxes: {better} instead of {worse}.":
    "Riddere klar til at opkræve skat: {better} i stedet for {worse}.",
  "Lines of the spellbook completed: {better} instead of {worse}.":
    "Fyldte linjer i tryllebogen: {better} i stedet for {worse}.",
  "Spell boxes filled: {better} instead of {worse}.":
    "Fyldte rubrikker i tryllebogen: {better} i stedet for {worse}.",
  "Drawn where they fit best, these dice bring you {better} points, the others {worse}.":
    "Tegnet hvor de passer bedst, giver disse terninger dig {better} point, de andre {worse}.",
  "Points {player} can draw with the dice left: {better} instead of {worse}.":
    "Point, {player} kan tegne med de terninger, der er tilbage: {better} i stedet for {worse}.",
  "Crosses on the dice: {better} instead of {worse}.":
    "Kors på terningerne: {better} i stedet for {worse}.",
  "Your largest domain of {coat}: {better} squares instead of {worse}.":
    "Dit største domæne ({coat}): {better} felter i stedet for {worse}.",
  "Squares only a power can fill: {better} instead of {worse}.":
    "Felter, som kun en kraft kan fylde: {better} i stedet for {worse}.",
  "Castle and powers kept for later: {better} instead of {worse}.":
    "Slot og kræfter gemt til senere: {better} i stedet for {worse}.",
  "The game is not over; a review needs a finished one.":
    "Spillet er ikke slut; kun et afsluttet spil kan gennemgås.",
  "Hints are for somebody who plays against bots; people play each other here.":
    "Råd er for den, der spiller mod botter; her spiller mennesker mod hinanden.",
  "The review could not be made; ask for it again in a moment.":
    "Gennemgangen lykkedes ikke; bed om den igen om et øjeblik.",
  "Many games are being reviewed; ask for it again in a moment.":
    "Der gennemgås mange spil lige nu; bed om det igen om et øjeblik.",
  "Nobody decides anything at move {entry} of this game.":
    "Ingen beslutter noget ved træk {entry} i dette spil.",
  "It is a player's turn; there is nothing to deal.":
    "En spiller har tur; der er ikke noget at dele ud.",
  "There is no lesson “{name}”; expected one of {names}.":
    "Der findes ingen lektion “{name}”; mulige: {names}.",
  "There is no language “{name}”; expected one of {names}.":
    "Der findes intet sprog “{name}”; mulige: {names}.",
  "Nobody is to move in this position; there is nothing to advise.":
    "Ingen har tur i denne stilling; der er ikke noget at råde til.",
};
