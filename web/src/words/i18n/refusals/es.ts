/** Español: why something cannot be done or looks odd, by the English sentence the server tells. */
import type { Refusals } from '../index.svelte';

export const refusals: Refusals = {
  // Moves
  "“{text}” is not possible now; {expected}.":
    "«{text}» no es posible ahora; {expected}.",
  "the game is over":
    "la partida ha terminado",
  "possible: {moves}":
    "se puede: {moves}",
  "possible: {moves} and {more} more":
    "se puede: {moves} y {more} más",
  "“{text}” is not a move; expected one of: {forms}.":
    "«{text}» no es una jugada; se espera una de estas: {forms}.",
  "“{text}” is not a complete move; expected: {form}.":
    "«{text}» no es una jugada completa; se espera: {form}.",
  "“{text}” is not a number; expected a whole number such as 12.":
    "«{text}» no es un número; se espera un número entero como 12.",
  "“{text}” is not a cell; expected a letter a–m and a number 1–13, such as g6.":
    "«{text}» no es una casilla; se espera una letra a–m y un número 1–13, como g6.",
  "“{text}” is not a building; expected one of {buildings}.":
    "«{text}» no es un edificio; se espera uno de {buildings}.",
  "“{name}” is on the board more than once; expected its printed price too: {prices}.":
    "«{name}» está más de una vez en el tablero de edificios; se espera también su precio impreso: {prices}.",
  "“{name}” is not on the board; expected one of {standing}.":
    "«{name}» no está en el tablero de edificios; se espera uno de {standing}.",
  "none, it is empty":
    "ninguno, pues está vacío",
  "“{text}” is not a coat of arms; expected one of {letters}.":
    "«{text}» no es un escudo; se espera uno de {letters}.",
  "“{text}” is not a face of a die; expected ?, or one of {letters} and its crosses, such as D0 or Q2.":
    "«{text}» no es la cara de un dado; se espera ? o una de {letters} y el número de cruces, como D0 o Q2.",
  "“{text}” is not part of a drawing; expected CELL:FACE, such as c3:D0, c3:D0+ or c3:?S.":
    "«{text}» no es parte de un dibujo; se espera CELL:FACE, como c3:D0, c3:D0+ o c3:?S.",
  "“{text}” is not a square of the map; expected one of a1 to g5, the castle's d3 aside.":
    "«{text}» no es una casilla del mapa; se espera una de a1 a g5, salvo d3, la del castillo.",
  "“{text}” is not a power to use; expected one of {powers}.":
    "«{text}» no es un poder que se pueda usar; se espera uno de {powers}.",

  // Settings
  "There is no game “{name}”; expected one of {games}.":
    "No hay ningún juego «{name}»; se espera uno de {games}.",
  "There is no edition “{name}”; expected one of {editions}.":
    "No hay ninguna edición «{name}»; se espera una de {editions}.",
  "There is no setting “{name}”; expected one of {settings}.":
    "No hay ningún ajuste «{name}»; se espera uno de {settings}.",
  "The setting {name} takes text, a number, True or False; “{value}” is none of them.":
    "El ajuste {name} admite texto, un número, True o False; «{value}» no es nada de eso.",
  "“{value}” does not fit the setting {name}; expected {values}.":
    "«{value}» no vale para el ajuste {name}; se espera {values}.",
  "“{text}” does not fit the setting colours; expected {players} different ones of {colours}.":
    "«{text}» no vale para el ajuste colours; se esperan {players} distintos de {colours}.",
  "{others} or {last}":
    "{others} o {last}",
  "The Mighty Duel is for 2 players; {players} were asked for.":
    "El gran duelo es para 2 jugadores; se han elegido {players}.",
  "Rows of four are a choice for 3 players only; {players} were asked for.":
    "Las filas de cuatro solo se pueden elegir con 3 jugadores; se han elegido {players}.",
  "With 2 players the order can be drawn first only if the kings are drawn at random.":
    "Con 2 jugadores el orden solo se puede sortear primero si los reyes se sortean.",
  "Drawing kings at random is a choice for 2 players only; with {players} they always are.":
    "Solo con 2 jugadores se elige si los reyes se sacan al azar; con {players} se sacan siempre.",
  "{title} is for {wanted} players; {players} were asked for.":
    "{title} es para {wanted} jugadores; se han elegido {players}.",
  "Queendomino alone":
    "Queendomino solo",
  "The contest of kings":
    "La contienda de reyes",
  "United forces":
    "Fuerzas unidas",
  "Teams are a choice for United forces only; the mode is {mode}.":
    "Solo hay equipos en «Fuerzas unidas»; el modo elegido es «{mode}».",
  "“{text}” does not fit the setting teams; expected every seat once in pairs, such as {example}.":
    "«{text}» no vale para el ajuste teams; se espera cada asiento una vez y en parejas, como {example}.",

  // Kingdoms as text
  "The picture shows {held} × {square}; the box has {printed}.":
    "Aquí hay {held} {held|casilla|casillas} «{square}»; en la caja hay {printed}.",
  "The picture holds {n} squares; dominoes make an even number.":
    "Aquí hay {n} {n|casilla|casillas}; con fichas de dominó siempre es un número par.",
  "Not connected with the castle: {cells}.":
    "Sin conexión con el castillo: {cells}.",
  "The picture has {castles} castles (##); a kingdom has exactly one.":
    "El dibujo tiene {castles} {castles|castillo|castillos} (##); un reino tiene exactamente uno.",
  "The kingdom is {width} wide and {height} high; it must fit in {size}×{size}.":
    "El reino mide {width} de ancho y {height} de alto; debe caber en {size}×{size}.",
  "Line {line} of the picture: {reason}":
    "Línea {line} del dibujo: {reason}",
  "“{text}” is not a square; expected one of {letters} and 0–{most} crowns, such as W0 or M3.":
    "«{text}» no es una casilla; se espera una de {letters} y 0–{most} coronas, como W0 o M3.",
  "The picture holds a town (T); Kingdomino has only W, F, L, G, S and M.":
    "El dibujo contiene una ciudad (T); Kingdomino solo tiene W, F, L, G, S y M.",
  "Kingdomino has no kingdom of size {size}; expected {sizes}.":
    "En Kingdomino no existe un reino de tamaño {size}; se espera {sizes}.",
  "The Mighty Duel is played on 7×7; leave out the size {size}.":
    "El gran duelo es de 7×7; no admite además el tamaño {size}.",
  "Queendomino has no kingdom of size {size}; expected 5 or 7.":
    "En Queendomino no existe un reino de tamaño {size}; se espera 5 o 7.",
  "Kingdoms of this game are {fixed}×{fixed}; leave out the size {size}.":
    "Los reinos de este juego son de {fixed}×{fixed}; no admiten además el tamaño {size}.",
  "Line {line}: there is nothing called “{name}”; expected one of {facts}.":
    "Línea {line}: no hay nada llamado «{name}»; se espera uno de {facts}.",
  "Line {line}: {name} was already given on line {before}; expected it once.":
    "Línea {line}: {name} ya está en la línea {before}; se espera una sola vez.",
  "“{text}” does not say whether the Queen is here; expected yes or no.":
    "«{text}» no dice si la Reina está aquí; se espera yes o no.",
  "{cell} has more than one building; expected one on a square.":
    "En {cell} hay más de un edificio; se espera uno por casilla.",
  "There are {buildings} buildings and {towns} town squares; expected a square for each.":
    "Hay {buildings} {buildings|edificio|edificios} y {towns} {towns|casilla|casillas} de ciudad; se espera una casilla para cada edificio.",
  "“{text}” is not a building on a square; expected a name and a cell, such as {name} h6.":
    "«{text}» no es un edificio en una casilla; se espera un nombre y una casilla, como {name} h6.",
  "The {building} bears a crown, so its square matters; expected a cell too, such as {name} h6.":
    "«{building}» lleva una corona, así que importa su casilla; se espera también una casilla, como {name} h6.",
  "The {building} stands on {cell}, which is not a town square; {expected}.":
    "«{building}» está en {cell}, que no es una casilla de ciudad; {expected}.",
  "expected one of {cells}":
    "se espera una de {cells}",
  "this kingdom has none":
    "este reino no tiene ninguna",
  "{towers} towers are given and no building; expected a building they stand on.":
    "Se {towers|da|dan} {towers} {towers|torre|torres} y ningún edificio; se espera un edificio donde estén.",
  "There are {n} of {building}; the box has {most}.":
    "Hay {n} de «{building}»; en la caja hay {most}.",
  "{towers} towers are given; by our table the buildings bring {printed}.":
    "Se {towers|da|dan} {towers} {towers|torre|torres}; según nuestra lista los edificios dan {printed}.",
  "{knights} knights are given; the box has {most}.":
    "Se dan {knights} caballeros; en la caja hay {most}.",
  "{towers} towers are given; the box has {most}.":
    "Se dan {towers} torres; en la caja hay {most}.",
  "The Queen is here without a tower; she only comes to towers.":
    "La Reina está aquí sin una torre; solo acude donde hay torres.",
  "“{text}” is not a square; expected one of {letters} and the number of its crosses, such as D0 or Q2.":
    "«{text}» no es una casilla; se espera una de {letters} y el número de cruces, como D0 o Q2.",
  "The picture has {rows} rows; a map has {height}, from a1 to a{height}.":
    "El dibujo tiene {rows} {rows|fila|filas}; un mapa tiene {height}, de a1 a a{height}.",
  "Line {line}: {cell} shows {mark}; the castle (##) stands on {castle}, and only there.":
    "Línea {line}: {cell} muestra {mark}; el castillo (##) está en {castle} y solo ahí.",
  "Line {line} has {squares} squares; a row of the map has {width}.":
    "La línea {line} tiene {squares} {squares|casilla|casillas}; una fila del mapa tiene {width}.",
  "Line {line}: “{text}” is a line too many; expected one “{heading}: COAT”.":
    "Línea {line}: «{text}» es una línea de más; se espera una sola «{heading}: COAT».",
  "Line {line}: “{text}” means nothing here; expected “{heading}: COAT”.":
    "Línea {line}: «{text}» no significa nada aquí; se espera «{heading}: COAT».",
  "{cell} shows {arms}; die, castle and power together bring at most {most} crosses.":
    "{cell} muestra {arms}; dado, castillo y poder dan juntos como mucho {most} {most|cruz|cruces}.",
  "{n} squares are drawn; dominoes always fill an even number.":
    "Hay {n} {n|casilla dibujada|casillas dibujadas}; las fichas siempre llenan un número par.",
  "Nothing touches the castle; the first domino always does.":
    "Nada toca el castillo; la primera ficha siempre lo toca.",

  // Records
  "Line {line}: {reason}":
    "Línea {line}: {reason}",
  "Line {line}: this is not a record; expected it to begin with “{first}”.":
    "Línea {line}: esto no es un registro; se espera que empiece con «{first}».",
  "Line {line}: the record is written in format {found}; this program reads format {format}.":
    "Línea {line}: el registro está escrito en el formato {found}; este programa lee el formato {format}.",
  "Line {line}: expected “{heading}: …”, found “{text}”.":
    "Línea {line}: se espera «{heading}: …» y pone «{text}».",
  "the rules version is “{found}”; this program plays version {version}.":
    "la versión de las reglas es «{found}»; este programa juega la versión {version}.",
  "“{text}” is not a setting; expected name=value.":
    "«{text}» no es un ajuste; se espera name=value.",
  "the setting “{name}” is given twice; expected it once.":
    "el ajuste «{name}» aparece dos veces; se espera una sola.",
  "the game is over, yet “{text}” follows.":
    "la partida ha terminado y aun así sigue «{text}».",
  "“{text}” is out of turn; expected it to begin with “{actor}”.":
    "«{text}» está fuera de turno; se espera que empiece con «{actor}».",
  "a result is given, but the game is not over.":
    "hay un resultado, pero la partida no ha terminado.",
  "the result is given as “{said}”; the moves lead to “{result}”.":
    "el resultado que consta es «{said}»; las jugadas llevan a «{result}».",
  "nothing may follow the result.":
    "nada puede seguir al resultado.",
  "Names: {names}, players: {players}; expected one name for each player.":
    "Hay {names} {names|nombre|nombres} para {players} jugadores; se espera uno para cada uno.",
  "The record has {moves} moves; there is no position after move {number}.":
    "El registro tiene {moves} {moves|jugada|jugadas}; no hay posición tras la jugada {number}.",
  "“{name}” cannot be a name; expected printable text without a semicolon.":
    "«{name}» no puede ser un nombre; se espera texto imprimible sin punto y coma.",

  // Tables and seats
  "This table is opened by its link, a seat's token or the host's secret.":
    "Esta mesa se abre con su enlace, la llave de un asiento o la del anfitrión.",
  "This table has no spectators.":
    "Esta mesa no admite espectadores.",
  "This needs the token of a seat at the table.":
    "Para esto hace falta la llave de un asiento de la mesa.",
  "This needs the token of that seat.":
    "Para esto hace falta la llave de ese asiento.",
  "This needs the host's secret.":
    "Esto solo puede hacerlo el anfitrión.",
  "This needs the token of a seat at the table, or the host's secret.":
    "Esto solo puede hacerlo quien tiene un asiento en la mesa, o el anfitrión.",
  "This table is joined by its link.":
    "A esta mesa se entra con su enlace.",
  "Only the host may remove somebody else from a seat.":
    "Solo el anfitrión puede quitar a otra persona de su asiento.",
  "This table has no hints.":
    "En esta mesa no hay pistas.",
  "It is not the turn of this seat.":
    "No es el turno de este asiento.",
  "The game has not started.":
    "La partida no ha empezado.",
  "The game is not over yet.":
    "La partida aún no ha terminado.",
  "The game is over.":
    "La partida ha terminado.",
  "The name has {length} characters; expected at most {most}.":
    "El nombre tiene {length} caracteres; se esperan como mucho {most}.",
  "There is no bot “{bot}” for {game}; expected one of {bots}.":
    "No hay ningún bot «{bot}» para {game}; se espera uno de {bots}.",
  "no bot":
    "ningún bot",
  "{seats} seats were given for {players} players; expected one for each.":
    "Hay {seats} {seats|asiento|asientos} para {players} jugadores; se espera uno para cada uno.",
  "A seat for a bot needs one of: {bots}.":
    "Un asiento para un bot necesita uno de estos: {bots}.",
  "An open seat has neither a name nor a bot.":
    "Un asiento libre no tiene ni nombre ni bot.",
  "A seat of your own needs a name and has no bot.":
    "Un asiento propio necesita un nombre y no tiene bot.",
  "There is no seat {seat}; the seats are {lowest} to {highest}.":
    "No hay asiento {seat}; los asientos van del {lowest} al {highest}.",
  "No seat is open.":
    "No hay ningún asiento libre.",
  "Seat {seat} is taken.":
    "El asiento {seat} está ocupado.",
  "No seat is open: the game has started.":
    "No hay ningún asiento libre: la partida ha empezado.",
  "There is nobody in seat {seat} who could leave or come back.":
    "En el asiento {seat} no hay nadie que pueda irse o volver.",
  "The game has not started; a seat that is left becomes open, without a bot.":
    "La partida no ha empezado; el asiento que se deja queda libre, sin bot.",
  "The rematch has already been set up.":
    "La revancha ya está preparada.",
  "The table is {status}; a move needs a game that is being played.":
    "{status}; para jugar hace falta una partida en curso.",
  "over":
    "La partida ha terminado",
  "open":
    "La partida no ha empezado",
  "It is seat {turn}'s turn, not seat {seat}'s.":
    "Es el turno del asiento {turn}, no del asiento {seat}.",
  "The log has {entries} entries; {seen} cannot have been seen.":
    "El registro tiene {entries} {entries|entrada|entradas}; nadie puede haber visto {seen}.",
  "You have taken back {most} moves; that is all a game allows.":
    "Has deshecho {most} jugadas; una partida no permite más.",
  "You have no move to take back: chance or another player has moved since.":
    "No tienes ninguna jugada que deshacer: después intervino el azar u otro jugador.",
  "No bot plays for seat {seat} any more.":
    "Ningún bot juega ya en el asiento {seat}.",
  "A bot is playing for this seat; take it back first.":
    "Un bot juega en ese asiento; recupéralo primero.",
  "This connection has no token for seat {seat} at the table.":
    "Esta conexión no tiene la llave del asiento {seat} de la mesa.",
  "This socket already watches {tables} tables; open another.":
    "Esta conexión ya sigue {tables} mesas; abre otra.",
  "There is no such table; it may have expired.":
    "Esa mesa no existe; quizá haya caducado.",
  "The table has been deleted or has expired.":
    "La mesa se ha borrado o ha caducado.",
  "The table cannot be opened: {reason}":
    "La mesa no se puede abrir: {reason}",
  "The table was played with version {played} of the rules; this server plays version {version}.":
    "La mesa se jugó con la versión {played} de las reglas; este servidor juega la versión {version}.",

  // Server
  "The table is too busy; send the same message again.":
    "La mesa está más ocupada de lo esperado; inténtalo otra vez.",
  "The database does not answer; send the same message again.":
    "La base de datos no responde; inténtalo otra vez.",
  "Something went wrong here; it has been logged.":
    "Algo ha fallado aquí; ha quedado anotado.",
  "The server is restarting; try again in a moment.":
    "El servidor se reinicia; inténtalo de nuevo en un momento.",
  "The server is restarting; come back in a moment.":
    "El servidor se reinicia; vuelve en un momento.",
  "Too many requests {what}; try again in {seconds} s.":
    "Demasiadas peticiones {what}; inténtalo de nuevo en {seconds} s.",
  "from this address":
    "desde esta dirección",
  "for new tables from this address":
    "de mesas nuevas desde esta dirección",
  "for this seat":
    "para este asiento",
  "on this table":
    "en esta mesa",
  "for hints":
    "de pistas",
  "This address has {sockets} sockets open; close one first.":
    "Esta dirección tiene {sockets} conexiones abiertas; cierra una primero.",
  "The body is larger than {most} bytes.":
    "La petición ocupa más de {most} bytes.",
  "The message is larger than {most} bytes.":
    "El mensaje ocupa más de {most} bytes.",
  "The frame is binary; expected text.":
    "El mensaje es binario; se espera texto.",
  "The message cannot be read: {detail}.":
    "El mensaje no se puede leer: {detail}.",
  "The message has version {version}; this server speaks version 1.":
    "El mensaje es de la versión {version}; este servidor habla la versión 1.",
  "The request cannot be answered: {detail}.":
    "La petición no se puede responder: {detail}.",
  "There is no such path; /api/openapi.json lists them.":
    "Esa ruta no existe; /api/openapi.json las enumera.",
  "This server answers to {hosts}; the setting `hosts` adds names.":
    "Este servidor responde a {hosts}; el ajuste `hosts` añade nombres.",
  "The request comes from a page of another site.":
    "La petición viene de una página de otro sitio.",
  "The game has started; a bot may only stand in for somebody who is absent.":
    "La partida ya ha empezado; un bot solo puede sustituir a alguien ausente.",
  "Seat {seat} is not absent; a bot may stand in when nobody has been there for {seconds} s.":
    "El asiento {seat} no está ausente; un bot puede sustituirlo cuando lleve {seconds} s sin nadie.",
  "A bot may stand in only while the game is being played.":
    "Un bot solo puede sustituir a alguien mientras se juega.",
  "A bot already plays for seat {seat}.":
    "Un bot ya juega en el asiento {seat}.",
  "You have left this seat; take it back first.":
    "Has dejado este asiento; vuelve a él primero.",
  "This address has {tables} public tables with open seats; fill or leave one of them first.":
    "Esta dirección tiene {tables} mesas públicas con asientos libres; llena o deja una de ellas primero.",
  "There are enough public tables with open seats; join one of them.":
    "Ya hay bastantes mesas públicas con asientos libres; siéntate en una de ellas.",
  "The operator has closed this table.":
    "El operador ha cerrado esta mesa.",
  "The bots are busy; ask for a hint again in a moment.":
    "Los bots están ocupados; vuelve a pedir una pista en un momento.",
  "This address has {tables} tables where only bots play; watch one of them to its end first.":
    "Esta dirección tiene {tables} mesas donde solo juegan bots; mira antes una de ellas hasta el final.",
  "The server has as many sockets open as it can; try again later.":
    "El servidor tiene abiertas todas las conexiones que puede; inténtalo más tarde.",
  "The record has positions 0 to {last}; there is no {start}.":
    "El registro tiene las posiciones 0 a {last}; no hay {start}.",
  "The name is invisible; expected letters, digits or symbols.":
    "El nombre no se ve; se esperan letras, cifras o signos.",
  "The operator has blocked this address for a while.":
    "El operador ha excluido esta dirección por un tiempo.",
  "You have run out of time.":
    "Se te acabó el tiempo.",
  "Nobody has run out of time.":
    "A nadie se le acabó el tiempo.",
  "Seat {seat} has time left; a bot may stand in when it runs out.":
    "Al asiento {seat} le queda tiempo; un bot puede sustituirlo cuando se acabe.",
  "“{text}” is not a pace; expected one such as live 600+15 or days 24 nights UTC.":
    "«{text}» no es un ritmo; se espera algo como live 600+15 o days 24 nights UTC.",
  "“{zone}” is not a time zone; expected one such as Europe/Budapest.":
    "«{zone}» no es una zona horaria; se espera algo como Europe/Budapest.",
  "a time stands alone; expected it once, after a player's move.":
    "un tiempo está suelto; se espera una vez, tras la jugada de un jugador.",
  "“{text}” is not a time; expected seconds such as 12.5.":
    "«{text}» no es un tiempo; se esperan segundos como 12.5.",
  "This server sends no notifications.":
    "Este servidor no avisa a nadie de su turno.",
  "This server cannot notify groups: its operator has not set public_url.":
    "Este servidor no puede avisar a grupos: el operador no ha fijado public_url.",
  "This address cannot be used; expected a public one that begins with https.":
    "Esta dirección no se puede usar; se espera una de internet que empiece por https.",
  "These are not the keys of a browser's push subscription.":
    "Estas no son las claves de una suscripción push.",
  "This server sends no e-mail.":
    "Este servidor no envía correo.",
  "This is not an e-mail address; expected one such as ada@example.org.":
    "Esto no es una dirección de correo; se espera algo como ada@example.org.",
  "There are as many notifications of this kind as allowed; turn one of them off first.":
    "Ya hay tantos avisos de este tipo como puede haber; termina antes uno de ellos.",
  "The mail could not be sent; try again later.":
    "No se pudo enviar el correo; inténtalo más tarde.",
  "This link is not valid, or no longer is.":
    "Este enlace no vale, o ya no vale.",
  "At a rated table no move is taken back.":
    "En una mesa puntuada no se deshacen jugadas.",
  "A rated table has no hints.":
    "En una mesa puntuada no hay pistas.",
  "A bot of fixed strength is one of {levels}, not “{bot}”.":
    "Un bot de fuerza fija es uno de {levels}, no «{bot}».",
  "At a rated table everybody plays under a key of their own; open “Me” once to get one.":
    "En una mesa puntuada cada uno juega con su propia clave; abre «Yo» una vez para tener una.",
  "At a rated table everybody has one seat.":
    "En una mesa puntuada cada uno tiene un asiento.",
  "This needs the key of a person; this one is unknown or has been shut out.":
    "Esto necesita tu clave; esta es desconocida o ha sido excluida.",
  "There is no such device of yours.":
    "No tienes ningún dispositivo así.",
  "This person has deleted everything.":
    "Aquí se ha borrado todo.",
  "This link has been used, is older than ten minutes, or never was; make a new one.":
    "Este enlace ya se usó, tiene más de diez minutos o nunca existió; crea otro.",
  "This is the only device of yours; delete everything instead.":
    "Este es tu único dispositivo; bórralo todo en su lugar.",
  "This answer of a passkey comes too late or has been used; try again.":
    "La respuesta de la llave de acceso llega tarde o ya se usó; inténtalo de nuevo.",
  "This passkey does not fit; try again, or use a link from your other device.":
    "Esta llave de acceso no encaja; inténtalo de nuevo o usa un enlace de tu otro dispositivo.",
  "This passkey is known already, or there are as many as there may be.":
    "Esta llave de acceso ya se conoce, o ya hay tantas como puede haber.",
  "There is no such passkey of yours.":
    "No tienes ninguna llave de acceso así.",
  "This passkey is not known here; it may have been removed.":
    "Esta llave de acceso no se conoce aquí; quizá se haya quitado.",
  "{game} is for {players} players.":
    "{game} es para {players} jugadores.",
  "With a bot at the table there must be three players at least.":
    "Con un bot en la mesa tiene que haber al menos tres jugadores.",
  "This server does not show who is best.":
    "Este servidor no muestra la clasificación.",

  // The coach
  "There is no puzzle {number}; expected 1 to {last}.":
    "No existe el problema {number}; se esperaba de 1 a {last}.",
  "Points at once: {better} instead of {worse}.":
    "Puntos al momento: {better} en vez de {worse}.",
  "Worked out to the end: a lead of {better} instead of {worse}.":
    "Calculado hasta el final: una ventaja de {better} en vez de {worse}.",
  "The domino fits and need not be discarded.":
    "La ficha encaja y no hay que descartarla.",
  "Harmony and its {points} points stay within reach.":
    "La Armonía y sus {points} puntos siguen al alcance.",
  "Your castle can stay in the middle, for {points} points.":
    "Tu castillo puede quedar en el centro, por {points} puntos.",
  "Single squares nothing can fill any more: {better} instead of {worse}.":
    "Casillas sueltas que ya nada puede llenar: {better} en vez de {worse}.",
  "Largest {terrain}: {better} squares instead of {worse}; crowns that may still come: {crowns}.":
    "Tu mayor territorio ({terrain}): {better} casillas en vez de {worse}; coronas que aún pueden salir: {crowns}.",
  "Separate territories of {terrain}: {better} instead of {worse}.":
    "Territorios separados ({terrain}): {better} en vez de {worse}.",
  "Dominoes that may still come and fit: {better} instead of {worse}.":
    "Fichas que aún pueden salir y encajan: {better} en vez de {worse}.",
  "Domino {number} fits nowhere in your kingdom; {other} does.":
    "La ficha {number} no encaja en tu reino; la {other} sí.",
  "Where it fits best, domino {number} brings you {better} points, {other} brings {worse}.":
    "Donde mejor encaja, la ficha {number} te da {better} puntos; la {other} da {worse}.",
  "Crowns on the domino: {better} instead of {worse}.":
    "Coronas en la ficha: {better} en vez de {worse}.",
  "{player}, who chooses after you, could make {better} points of it; of the other {worse}.":
    "{player}, que elige después, podría sacarle {better} puntos; a la otra {worse}.",
  "This king moves as number {better} next round, not as number {worse}.":
    "Este rey mueve en el puesto {better} de la próxima ronda, no en el {worse}.",
  "The Queen is with you.":
    "La Reina está contigo.",
  "Coins left: {better} instead of {worse}.":
    "Monedas restantes: {better} en vez de {worse}.",
  "Towers: {better} instead of {worse}.":
    "Torres: {better} en vez de {worse}.",
  "Knights ready to collect taxes: {better} instead of {worse}.":
    "Caballeros listos para cobrar impuestos: {better} en vez de {worse}.",
  "Lines of the spellbook completed: {better} instead of {worse}.":
    "Líneas completas del grimorio: {better} en vez de {worse}.",
  "Spell boxes filled: {better} instead of {worse}.":
    "Recuadros del grimorio llenos: {better} en vez de {worse}.",
  "Drawn where they fit best, these dice bring you {better} points, the others {worse}.":
    "Dibujados donde mejor encajan, estos dados te dan {better} puntos; los otros, {worse}.",
  "Points {player} can draw with the dice left: {better} instead of {worse}.":
    "Puntos que {player} puede dibujar con los dados que quedan: {better} en lugar de {worse}.",
  "Crosses on the dice: {better} instead of {worse}.":
    "Cruces en los dados: {better} en vez de {worse}.",
  "Your largest domain of {coat}: {better} squares instead of {worse}.":
    "Tu mayor dominio ({coat}): {better} casillas en vez de {worse}.",
  "Squares only a power can fill: {better} instead of {worse}.":
    "Casillas que solo un poder puede llenar: {better} en vez de {worse}.",
  "Castle and powers kept for later: {better} instead of {worse}.":
    "Castillo y poderes guardados para después: {better} en vez de {worse}.",
  "The game is not over; a review needs a finished one.":
    "La partida no ha terminado; solo se puede revisar una terminada.",
  "Hints are for somebody who plays against bots; people play each other here.":
    "Las pistas son para quien juega contra bots; aquí juegan personas entre sí.",
  "The review could not be made; ask for it again in a moment.":
    "No se pudo hacer la revisión; pídela de nuevo en un momento.",
  "Many games are being reviewed; ask for it again in a moment.":
    "Se están revisando muchas partidas; pídelo de nuevo en un momento.",
  "Nobody decides anything at move {entry} of this game.":
    "Nadie decide nada en la jugada {entry} de esta partida.",
  "It is a player's turn; there is nothing to deal.":
    "Le toca a un jugador; no hay nada que repartir.",
  "There is no lesson “{name}”; expected one of {names}.":
    "No existe la lección «{name}»; se espera una de {names}.",
  "There is no language “{name}”; expected one of {names}.":
    "No existe el idioma «{name}»; se espera uno de {names}.",
  "Nobody is to move in this position; there is nothing to advise.":
    "En esta posición no le toca a nadie; no hay nada que aconsejar.",
};
