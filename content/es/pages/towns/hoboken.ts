import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const hoboken: TownCopy = {
  title: 'Cerrajero 24/7 en Hoboken, NJ | Locksmith & Security',
  description:
    '¿Se quedó afuera, o entre las dos puertas del vestíbulo? Abrimos puertas y carros, cambiamos combinaciones y hacemos llaves de carro en Hoboken, NJ, 24/7.',
  keywords: [
    'cerrajero en Hoboken NJ',
    'cerrajero 07030',
    'abrir apartamento en Hoboken',
    'cambio de combinación apartamento Hoboken',
    'cerradura de puerta de vestíbulo',
    'llaves de carro Hoboken',
  ],
  heading: 'Cerrajero en Hoboken: apartamentos y carros',
  lead: 'En un edificio sin ascensor de Hoboken hay dos cerraduras entre usted y su sofá: la del edificio y la suya. Vea cuál no lo deja pasar y llámenos, de día o de noche.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Se quedó afuera en un edificio sin ascensor',
      paragraphs: [
        'Empiece por los escalones de la calle. La puerta de afuera de una casa de piedra (brownstone) puede estar abierta todo el día, con los buzones ahí mismo. Luego viene la del vestíbulo, que es la entrada de verdad: se cierra sola y es del edificio. Arriba, su apartamento tiene una perilla que se cierra sola, un cerrojo (deadbolt) que no, o las dos cosas.',
        'Si solo le estorba la puerta del vestíbulo, un vecino puede abrirle con el timbre, gratis. Si es su apartamento, díganos si puso el cerrojo o si solo cerró la puerta. Cuando solo agarra el pestillo, tenemos más maneras de abrir sin dañar su cerradura.',
      ],
      picture: townPictures.stoop,
    },
    {
      heading: 'Perdió las llaves en el PATH o en el ferry',
      paragraphs: [
        'Puede que estén en un asiento del PATH, en el ferry o en su escritorio, al otro lado del río. Si nada en el llavero dice dónde vive, quien las encuentre no sabe qué puerta abren. Pero si también perdió el bolso, el correo o su identificación, no espere. Pídanos cambiar la combinación del apartamento (otros pines, otra llave), y hable con el dueño sobre la puerta del edificio.',
      ],
    },
    {
      heading: 'Cerraduras de carros que pasan el día en la calle',
      paragraphs: [
        'En la ‘Mile Square City’, lo más probable es que su carro se quede en la calle. La sal, la lluvia y la arenilla se meten en las cerraduras de las puertas. Si siempre usa el control, puede que la llave de metal no gire el día que se acabe la pila. Pruébela de vez en cuando en la puerta del chofer. Una gota de lubricante seco es mejor que el aceite, que junta mugre.',
        'Cuando llame por un carro, primero camine hasta él y léanos el número de casa más cercano. El lugar que recuerda puede ser el de la semana pasada.',
      ],
    },
    {
      heading: 'Cambiar la combinación cuando se va un roommate',
      paragraphs: [
        'Un contrato nuevo no pide una cerradura nueva. Cambiamos los pines, cortamos una llave para cada persona que se queda, y las viejas dejan de servir. Pregúntele primero al dueño. El precio depende de cuántos cilindros hay, de qué tipo son y de la hora, y se lo daremos antes de agarrar un destornillador.',
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Hoboken',
    items: [
      {
        title: 'Abrir la puerta de su apartamento',
        text: 'Viene con la ropa lavada en los brazos, y las llaves están colgadas adentro. Díganos el piso, y si el cerrojo está puesto.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Cambiar la combinación si se va un roommate',
        text: 'La misma cerradura con otros pines, y llaves solo para quienes viven ahí ahora.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Abrir un carro en la calle',
        text: 'Si las llaves están en el baúl (cajuela), léanos la placa y el número de casa junto al carro. Si el registro quedó en la guantera, no importa, pero díganoslo.',
        path: '/services/emergency-locksmith/car-lockout',
      },
      {
        title: 'Otra llave para el carro',
        text: 'Copiar una llave que sirve es fácil. Hacer una cuando ya se perdió la última es más trabajo, con chip y todo.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
      {
        title: 'Un cerrojo nuevo',
        text: 'Si el suyo baila, se traba o abre con una llave que solo se parece, es hora de cambiarlo.',
        path: '/services/residential-locksmith/lock-replacement',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Hoboken',
    items: [
      'Identificación con foto de cualquier estado. Si se acaba de mudar, busque el contrato de renta en su teléfono.',
      'El nombre o número en el timbre de un vecino que pueda abrir el vestíbulo.',
      'Qué piso, al frente o atrás, y si hay alguien dormido o un perro suelto adentro.',
      'Un lugar para estacionar. Si sabe de una zona de carga cerca, díganoslo.',
    ],
  },
  questions: [
    {
      question: 'Me quedé entre las dos puertas del vestíbulo. ¿Es una emergencia?',
      answer:
        'Normalmente puede volver a salir a la calle, porque esas puertas se abren desde adentro. Si la de afuera de verdad no se mueve y usted se siente mal, llame al 911. Si no, toque todos los timbres y luego llámenos.',
    },
    {
      question: 'El dueño no contesta de noche. ¿Igual me pueden abrir?',
      answer:
        'Su propio apartamento sí, si muestra que lo renta. Una cerradura nueva, o cualquier trabajo en la entrada común, puede esperar hasta que el dueño le devuelva la llamada.',
    },
    {
      question: 'Mi llave también abre la puerta del vecino. ¿Es normal?',
      answer:
        'No. Con pines gastados puede girar una llave que no es, y una cerradura barata de por sí tiene pocas combinaciones. Lo primero se puede arreglar cambiando la combinación, y lo segundo pide un cilindro mejor.',
    },
  ],
  neighbors: ['weehawken', 'jersey-city', 'union-city'],
};
