/** Las reglas en español. */
import type { RulesText } from './outline';

export const es: RulesText = {
  sections: {
    aim: {
      title: 'El objetivo',
      lines: [
        'Cada jugador construye un reino de cinco por cinco casillas alrededor de su castillo. Las casillas de un mismo terreno que se tocan por un lado forman un territorio, y las coronas hacen que valga puntos.',
        'Gana quien tenga más puntos tras la última ficha.',
      ],
    },
    start: {
      title: 'Preparación',
      lines: [
        'Cada jugador tiene un castillo y un rey de su color; con dos jugadores, dos reyes.',
        'Se muestra una fila de fichas de dominó, primero el número más bajo: cuanto más alto el número, mejor la tierra. Los reyes se sacan uno a uno, y cada dueño pone el suyo en una ficha libre.',
        'Después se coloca una segunda fila al lado y empieza la primera ronda.',
      ],
    },
    turn: {
      title: 'Un turno',
      lines: [
        'Los reyes juegan en el orden de su fila, primero el número más bajo. Un turno tiene dos pasos.',
        'Primero, coloca en tu reino la ficha que está bajo tu rey.',
        'Segundo, pon ese rey en una ficha libre de la fila siguiente. Un número bajo es tierra más pobre, pero juega antes en la ronda siguiente.',
        'Cuando todos han jugado, se muestra una fila nueva. Con tres o cuatro jugadores hay doce rondas; con dos, seis. En la última solo se coloca.',
      ],
    },
    placing: {
      title: 'Colocar una ficha',
      lines: [
        'Una ficha debe tocar el castillo, donde encaja cualquier terreno, o una de sus casillas debe quedar junto a otra del mismo terreno. Las esquinas no cuentan.',
        'Todo el reino, con el castillo, debe caber en cinco por cinco casillas. No importa dónde quede el castillo.',
        'La ficha que no cabe en ningún sitio sale de la partida. Lo colocado no se mueve nunca.',
      ],
    },
    scoring: {
      title: 'Puntuación',
      lines: [
        'Cada territorio vale sus casillas por sus coronas. Sin coronas no vale nada.',
        'Los territorios separados de un mismo terreno se cuentan uno por uno. El castillo no pertenece a ninguno.',
      ],
    },
    variants: {
      title: 'Variantes',
      lines: [
        'Armonía: 5 puntos por un reino completo y sin huecos.',
        'Reino del Medio: 10 puntos si el castillo está en el centro.',
        'Dinastía: tres partidas seguidas; gana la suma más alta.',
        'El gran duelo: dos jugadores, las 48 fichas, siete por siete casillas.',
        'Todas se pueden combinar.',
      ],
    },
    townAim: {
      title: 'Lo nuevo',
      lines: [
        'Queendomino es Kingdomino con un séptimo terreno, la ciudad. En sus casillas se construyen edificios que dan caballeros, torres, coronas y puntos.',
        'Todos empiezan con 1 caballero y 7 monedas. Los reinos tienen cinco por cinco casillas; con dos jugadores, siete por siete. Se juegan doce rondas con filas de cuatro.',
      ],
    },
    townTurn: {
      title: 'Un turno',
      lines: [
        'Un turno tiene cinco acciones en este orden. La primera y la última son obligatorias; las demás, opcionales.',
        'A. Coloca tu ficha o descártala.',
        'B. Manda a uno o dos caballeros a cobrar impuestos.',
        'C. Construye un edificio.',
        'D. Soborna al dragón.',
        'E. Pon tu rey en una ficha libre de la fila siguiente.',
      ],
    },
    tax: {
      title: 'Caballeros e impuestos',
      lines: [
        'Pon uno o dos caballeros de tu reserva en la ficha que acabas de colocar, como mucho uno por casilla. Cada uno gana tantas monedas como casillas tiene su territorio.',
        'Los caballeros se quedan donde están hasta el final.',
      ],
    },
    build: {
      title: 'Edificios',
      lines: [
        'Elige un edificio del tablero, paga el precio que hay debajo y ponlo en una casilla libre de ciudad de tu reino.',
        'Arriba a la izquierda está lo que recibes al instante: caballeros para tu reserva o torres que quedan sobre el edificio. Abajo a la izquierda, una ventaja duradera con los impuestos; arriba a la derecha, coronas para su ciudad; abajo a la derecha, los puntos finales.',
        'Tras cada ronda, los edificios que quedan pasan a los espacios más baratos y la pila llena los caros.',
      ],
    },
    queen: {
      title: 'La Reina y el dragón',
      lines: [
        'Quien gana torres y tiene entonces al menos tantas como cualquier otro recibe a la Reina. Mientras esté contigo, los edificios cuestan 1 moneda menos; al final cuenta como una corona en tu territorio más grande.',
        'Por 1 moneda, el dragón destruye un edificio del tablero. Solo se le puede sobornar una vez por ronda, y nunca quien tiene a la Reina.',
      ],
    },
    townScoring: {
      title: 'Puntuación',
      lines: [
        'Cada 3 monedas dan 1 punto.',
        'Los territorios puntúan como en Kingdomino, con las coronas de los edificios; las casillas de ciudad cuentan con o sin edificio.',
        'Los edificios dan lo que muestra su escudo: puntos fijos, 2 por cada territorio de un terreno, o 1 por cada torre o caballero que tengas.',
        'En caso de empate decide el territorio más grande; si también es igual, se comparte la victoria.',
      ],
    },
    together: {
      title: 'Junto con Kingdomino',
      lines: [
        'Contienda de reyes: tres o cuatro jugadores construyen siete por siete casillas; cinco o seis, cinco por cinco. Las filas salen por turnos de los dos juegos.',
        'Fuerzas unidas: seis u ocho jugadores en equipos de dos comparten un reino de siete por siete casillas, sus monedas y sus caballeros.',
      ],
    },
    duelAim: {
      title: 'El objetivo',
      lines: [
        'Dos jugadores dibujan fichas de dominó hechas con dados, cada uno en un mapa de siete por cinco casillas con el castillo en el centro.',
        'Las casillas con el mismo escudo que se tocan por un lado forman un dominio, y las cruces hacen que valga puntos.',
      ],
    },
    dice: {
      title: 'Los dados',
      lines: [
        'El jugador A tira cuatro dados y toma uno. El jugador B toma dos de los otros, y A se queda el último. En el turno siguiente se cambian los papeles.',
        'Tus dos dados son tu ficha. Un comodín se convierte en cualquier escudo, sin cruz.',
      ],
    },
    draw: {
      title: 'Dibujar en el mapa',
      lines: [
        'Dibuja tu ficha en dos casillas libres contiguas. Debe tocar el castillo, o una de sus mitades debe quedar junto al mismo escudo de un turno anterior. Las esquinas no cuentan.',
        'Quien no puede dibujarla no dibuja nada, ni la mitad.',
        'Una vez por partida, tu castillo añade una cruz a uno de tus dados.',
      ],
    },
    book: {
      title: 'El Grimorio',
      lines: [
        'Cada dado tuyo sin cruz rellena una casilla de su escudo; un comodín no rellena ninguna.',
        'Quien completa primero una línea obtiene su poder, y la línea del otro se tacha. Si la completan los dos en el mismo turno, es para A.',
        'Cada poder sirve una vez. Dos actúan al instante; los demás, cuando quieras.',
      ],
    },
    end: {
      title: 'El final',
      lines: [
        'La partida acaba con el turno en que un mapa se llena, o en que nadie pudo dibujar.',
        'Cada dominio vale sus casillas por sus cruces. En caso de empate decide el dominio más grande; si no, quedan empatados.',
      ],
    },
  },
  captions: {
    finished: 'Un reino terminado de cinco por cinco casillas.',
    row: 'Una fila: dos fichas tienen dueño y dos están libres.',
    atCastle: 'Junto al castillo encaja cualquier terreno.',
    atSame: 'Trigo junto a trigo: basta un contacto.',
    atNothing: 'Ninguna casilla queda junto a su terreno.',
    tooWide: 'El reino tendría seis casillas de ancho.',
    territory: '7 casillas con 3 coronas: 21 puntos.',
    middle: 'El castillo en el centro da 10 puntos.',
    town: 'Un reino con ciudades, edificios y caballeros.',
    knight: 'El lago tiene 4 casillas: 4 monedas para el caballero.',
    tile: 'Un edificio antes de construirlo.',
    court: 'La Reina y el dragón.',
    faces: 'Cuatro dados; el último muestra el comodín.',
    besideSame: 'Franja junto a franja.',
    besideNothing: 'No tiene al lado ni el castillo ni su igual.',
    spells: 'Los seis poderes.',
    domain: 'Tres escudos con 2 cruces: 6 puntos.',
  },
  editions: {
    german: [
      'Se puede renunciar a colocar una ficha aunque encaje; sale de la partida. La variante recomendada por el autor lo prohíbe.',
      'Con tres jugadores se usan 36 fichas en filas de tres.',
      'Con dos jugadores, quien empieza pone el primero y el último de los cuatro reyes.',
      'En caso de empate decide el territorio más grande; si también es igual, se comparte la victoria.',
    ],
    hungarian: [
      'La ficha que encaja debe colocarse.',
      'Con tres jugadores se usan 36 fichas en filas de tres.',
      'Con dos jugadores, los cuatro reyes se sacan al azar.',
      'En caso de empate decide el territorio más grande y luego más coronas; si también es igual, se comparte la victoria.',
    ],
    danish: [
      'La ficha que encaja debe colocarse.',
      'Con tres jugadores se usan las 48 fichas en filas de cuatro; la que nadie toma sale de la partida.',
      'Con dos jugadores, los cuatro reyes se sacan al azar.',
      'Primero se saca todo el orden de los reyes; después se ponen siguiéndolo.',
      'En caso de empate decide el territorio más grande; si también es igual, se comparte la victoria.',
    ],
  },
};
