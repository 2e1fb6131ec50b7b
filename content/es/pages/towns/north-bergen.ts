import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const northBergen: TownCopy = {
  title: 'Cerrajero 24/7 en North Bergen, NJ | Locksmith & Security',
  description:
    'Cerrajero con licencia y seguro, con sede en North Bergen, NJ 07047. Abrimos puertas y carros, arreglamos portones y cerraduras, y hacemos llaves de carro.',
  keywords: [
    'cerrajero en North Bergen NJ',
    'cerrajero 24 horas 07047',
    'abrir casa en North Bergen',
    'abrir carro en Tonnelle Avenue',
    'reparación de cerradura de portón North Bergen',
    'reparación de encendido North Bergen',
  ],
  heading: 'Su cerrajero en North Bergen',
  lead: 'North Bergen es nuestra base. Llame a cualquier hora, desde abajo de la loma o desde arriba, y díganos qué no puede abrir.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Cerraduras que se traban en casas de la loma',
      paragraphs: [
        'Aquí muchas calles suben los Palisades. Cuando un porche se asienta, el marco de la puerta se mueve con él. Un día el pasador ya no da con la contrachapa, la placa del marco, y hay que alzar la puerta para cerrarla con llave. Llámenos entonces, porque si la sigue forzando, la llave se puede partir dentro del cilindro.',
        'En un portón se nota antes. Según se gastan las bisagras, baja el lado del pestillo, hasta que el pestillo pasa por debajo de su enganche.',
      ],
    },
    {
      heading: 'La llave pegada en el encendido, en una cuesta',
      paragraphs: [
        'Cuando las llantas quedan giradas contra la acera, pueden hacer presión en el seguro del volante, y entonces la llave no gira. Mueva el volante suavemente mientras la prueba. Si la llave no sale, puede que a la palanca le falte un pelo para llegar a Park. Pise el freno, ponga el freno de mano y empuje la palanca hasta el final.',
        'Si ninguna de las dos cosas sirve, pare. Una llave gastada o un cilindro de encendido gastado dan el mismo problema, y forzarlos lo empeora.',
      ],
    },
    {
      heading: 'Boulevard East, Bergenline Avenue y Tonnelle Avenue',
      paragraphs: [
        'Una torre de apartamentos en Boulevard East suele tener dos sistemas. Al lobby se entra con un llavero electrónico que da la administración, y la puerta de su apartamento tiene un cilindro común. Ese lo podemos abrir, o cambiarle la combinación (otros pines, otra llave).',
        'En una tienda de Bergenline Avenue, díganos si está pegado el candado de la cortina metálica, o si la cerradura gira y no mueve nada.',
        'Tonnelle Avenue es también la US 1/9, una carretera de mucho tráfico. Si sus llaves quedaron dentro de un carro junto a ella, aléjese bien del tráfico antes de llamar. Díganos hacia dónde iba y qué dice el letrero más cercano.',
      ],
      picture: townPictures.shutter,
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en North Bergen?',
      paragraphs: [
        `Una puerta con pestillo de resorte da menos trabajo que una con cerrojo (deadbolt) de alta seguridad, así que díganos cuál tiene. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en North Bergen',
    items: [
      {
        title: 'Perdió las llaves en Braddock Park',
        text: 'Si no aparecen y su dirección iba en el llavero, pídanos cambiar la combinación de la casa.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Se le cerró la puerta del apartamento',
        text: 'En un pasillo de Boulevard East o en un porche de una calle lateral, primero tratamos de abrir sin dañar la cerradura.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Las llaves están en el carro, cerca de Tonnelle Avenue',
        text: 'Si están en el asiento o en el baúl (cajuela), usamos herramientas hechas para puertas de carro. No rompemos el vidrio.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'El encendido no suelta la llave',
        text: 'Si mover el volante no ayudó, revisamos si el cilindro y la llave están gastados.',
        path: '/services/auto-locksmith/ignition-lock-cylinder',
      },
      {
        title: 'El portón del patio arrastra',
        text: 'Ajustamos el pestillo o la cerradura, o ponemos otra con más juego.',
        path: '/services/residential-locksmith/gate-locks',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en North Bergen',
    items: [
      'Una identificación con foto, y algo con su nombre y la dirección.',
      'Para un vehículo, el registro a su nombre.',
      'La calle que cruza, y si está en la parte alta o baja de la cuadra.',
      'Si su calle es angosta, un lugar donde pueda parar un vehículo de trabajo.',
    ],
  },
  questions: [
    {
      question: '¿En qué parte de North Bergen están?',
      answer:
        'Nuestra base está en el código postal (ZIP) 07047, y vamos a donde usted está. Llame, o ponga en el formulario la dirección de la puerta o del carro.',
    },
    {
      question: 'El pasador solo entra si levanto la puerta. ¿Necesito otra cerradura?',
      answer:
        'Probablemente no. La puerta y la contrachapa ya no están alineadas. Primero revisamos las bisagras, el marco y la contrachapa, y solo le hace falta otra cerradura si la que tiene también está gastada.',
    },
    {
      question: 'Mi identificación tiene la dirección de antes. ¿Me abren?',
      answer:
        'Sí, si tiene otra cosa que muestre que vive ahí: un contrato de renta, un recibo o un administrador del edificio que lo conozca. Si no hay cómo mostrarlo, no abrimos.',
    },
  ],
  neighbors: ['guttenberg', 'west-new-york', 'union-city', 'secaucus', 'jersey-city'],
};
