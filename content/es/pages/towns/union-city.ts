import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { aboutCalls } from '../../spanish-facts.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const unionCity: TownCopy = {
  title: 'Cerrajero 24/7 en Union City, NJ | Locksmith & Security',
  description:
    '¿Se quedó afuera en Union City, NJ? Cerrajero con licencia y seguro para casas de varias familias, tiendas de Bergenline y carros, de día y de noche.',
  keywords: [
    'cerrajero en Union City',
    'cerrajero Union City NJ',
    'cerrajero 07087',
    'abrir apartamento en Union City',
    'cerraduras de tienda en Bergenline Avenue',
    'cambio de combinación casa de varias familias',
    'cortina metálica trabada',
  ],
  heading: 'Cerrajero en Union City: apartamentos y tiendas',
  lead: 'Puede haber tres familias detrás de una misma puerta, o apartamentos arriba de una tienda. En Union City, una cerradura suele importarle a más de una persona, así que preguntamos antes de cambiarla.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Se quedó fuera de una casa de varias familias',
      paragraphs: [
        'Union City está entre las ciudades más densamente pobladas de Estados Unidos, y muchos de sus hogares están en casas de varias familias. Puede haber tres puertas entre usted y su cama: la entrada que usan todos, la de la escalera y la suya. Díganos cuál no abre. Si usted renta, puede pedirnos que abramos su propio apartamento. La entrada común es otra cosa, porque si cambiamos esa cerradura, la llave de las demás familias ya no sirve. Por eso el dueño tiene que decir que sí.',
        'En una casa llena, nadie sabe cuántas copias de una llave andan por ahí. Eso se resuelve con un cambio de combinación (rekey). Cambiamos los pines dentro del cilindro, las llaves viejas ya no sirven, y la cerradura se queda en su puerta.',
      ],
    },
    {
      heading: 'Llaves para una casa de tres familias',
      paragraphs: [
        'Si la casa es suya, podemos hacer que la llave de cada inquilino abra la entrada y su propia puerta, y nada más. Todas las cerraduras tienen que usar el mismo tipo de llave, así que primero miramos qué hay en las puertas. Cuando un inquilino se va, cambiamos solo lo de ese apartamento.',
      ],
    },
    {
      heading: 'Puertas de tienda y cortinas metálicas en Bergenline Avenue',
      paragraphs: [
        'Una puerta de vidrio y aluminio lleva una cerradura delgada en su marco angosto. Si la llave da la vuelta y el pasador no se mueve, probablemente se aflojó un tornillo o una leva pequeña detrás del cilindro. Muchas veces lo podemos reparar. La cortina metálica se cierra aparte, con candados o con pasadores que entran en los rieles. Por eso, díganos qué no abre: la puerta, la cortina o las dos.',
        'Si perdió una llave, cambie las dos cerraduras. Una puerta con combinación nueva detrás de una cortina con la cerradura vieja es un trabajo a medias.',
      ],
      picture: townPictures.shutter,
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en Union City?',
      paragraphs: [
        `Con varias puertas entre la calle y su apartamento, el precio depende de cuántas cerraduras haya que abrir o cambiar. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Union City',
    items: [
      {
        title: 'Se quedó afuera en el tercer piso',
        text: 'Se le cerró la puerta de la escalera y las llaves están en la mesa. Denos el piso, si es al frente o atrás, y el nombre del timbre.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Se fue un inquilino',
        text: 'Con pines y llaves nuevas, la cerradura es la misma y los demás apartamentos siguen igual.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'No puede abrir la tienda esta mañana',
        text: 'Si se trabó la cortina o perdió las llaves, muéstrenos que está a cargo del negocio y se la abrimos.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'Un cajero renunció y se llevó las llaves',
        text: 'En una sola visita, podemos dejar la puerta principal, la cortina y el cuarto de atrás con una llave nueva.',
        path: '/services/commercial-locksmith/lock-rekey',
      },
      {
        title: 'Una sola llave para el carro de la familia',
        text: 'Si dos conductores comparten una llave, mande hacer la segunda ya. Es más fácil mientras la primera sirve.',
        path: '/services/auto-locksmith/car-key-duplicate',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Union City',
    items: [
      'Una identificación con foto, más un contrato de renta, un recibo de la renta o un recibo de luz o gas de ese apartamento.',
      'Si la casa es suya: la escritura, el recibo de impuestos o una carta de la administración, antes de cambiar puertas comunes.',
      'Si la tienda es suya: la licencia del negocio, o un contrato de renta a nombre de la tienda.',
      'Para un carro, dónde está ahora. El espacio que encontró para estacionar puede estar a varias cuadras de su casa.',
    ],
  },
  questions: [
    {
      question: 'Mi mamá habla poco inglés. ¿Puede pedir servicio en español?',
      answer: `Sí, con el formulario de este sitio, que está en español.${aboutCalls({ yes: 'También puede llamar, porque hablamos español.', no: 'Las llamadas se contestan en inglés.' })} Un familiar o un vecino también puede llamar por ella. Denos la dirección de ella, el piso y un número donde podamos hablar con usted. La casa es de ella, así que tiene que decir que sí y mostrarnos su identificación cuando lleguemos.`,
    },
    {
      question: '¿El dueño recibe una llave después del cambio?',
      answer:
        'Muchos contratos de renta dicen que el dueño debe tener una. Lea el suyo, o pregunte antes de que empecemos. Ahí mismo le cortamos otra llave para el dueño, si nos la pide.',
    },
    {
      question: 'Alguien en la casa le echó doble llave a la entrada. ¿Qué hago?',
      answer:
        'Toque primero el timbre de otra familia y, si nadie contesta, llámenos. Le pediremos que muestre que vive ahí, igual que para su propia puerta.',
    },
  ],
  neighbors: ['west-new-york', 'weehawken', 'north-bergen', 'hoboken', 'jersey-city'],
};
