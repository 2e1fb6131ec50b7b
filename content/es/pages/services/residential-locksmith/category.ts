import type { CategoryCopy } from '../../../../registry/copy.ts';

export const residentialCategory: CategoryCopy = {
  title: 'Cerrajero residencial en el Condado de Hudson, NJ',
  description:
    '¿Reparar la cerradura, cambiar la combinación o poner otra? Guía clara para casas, apartamentos y portones en North Bergen y ciudades cercanas.',
  keywords: [
    'cerrajero residencial',
    'cerrajero a domicilio en North Bergen',
    'cambiar cerraduras de casa',
    'cambiar la combinación o la cerradura',
    'cerrojo para puerta',
  ],
  heading: 'Cerrajero residencial',
  lead: '¿Reparar, cambiar la combinación (rekey) o poner otra cerradura? Aquí puede ver qué necesita su casa, y cómo no pagar por más de eso.',
  modified: '2026-11-22',
  picture: {
    name: 'residential-locksmith',
    alt: 'Una llave en el cerrojo de una puerta azul de entrada, con otra llave en la argolla',
  },
  passages: [
    {
      heading: 'Empiece por lo que le molesta',
      paragraphs: [
        '¿Le preocupa quién tiene llave, cómo trabaja la cerradura o qué tan fuerte es? Son tres trabajos distintos. Si faltan llaves, pida un cambio de combinación: cambiar los pines para que sirva otra llave. Si la cerradura se traba, repárela. Si es débil o está arruinada, ponga otra. A veces hacen falta dos, como reparar la puerta principal y cambiar la combinación en toda la casa.',
        'No hace falta que sepa la respuesta. Díganos qué ve y qué le preocupa, y le sugerimos el trabajo más pequeño que lo arregle.',
      ],
    },
    {
      heading: 'Casas viejas y edificios altos',
      paragraphs: [
        'En el Condado de Hudson hay casas de todo tipo. Un brownstone puede tener todavía su primera cerradura de embutir (mortise). Una casa de varias familias tiene una puerta de entrada que usan todos. En una torre, la puerta del apartamento puede ser resistente al fuego. Quizás el edificio tenga que aprobar la cerradura que usted le ponga. Si renta, quizás el dueño tenga que aceptar un cambio.',
      ],
    },
    {
      heading: 'La cerradura es solo una parte',
      paragraphs: [
        'Una puerta se mantiene cerrada por el pasador y por la placa del marco donde entra. También por los tornillos de esa placa y por el marco que está detrás. Una cerradura fuerte en un marco débil no ayuda mucho. Ya que tenemos las herramientas afuera, pídanos revisar la placa y las bisagras.',
      ],
    },
    {
      heading: 'Cuánto cuesta el trabajo en casa',
      paragraphs: [
        'La instalación de una cerradura tiene un precio inicial de $99. Lo pueden subir la cerradura que escoja, el número de puertas, la distancia y el horario nocturno. También cualquier trabajo en la puerta o en el marco. El cambio de combinación, las reparaciones y las cerraduras de portón se cobran según el trabajo. Usted recibe el precio antes de que empecemos.',
      ],
    },
  ],
  choose: {
    heading: '¿Qué trabajo necesita?',
    items: [
      {
        text: 'Las cerraduras sirven, pero no sabe quién tiene llave: cambio de combinación.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        text: 'La llave se traba, el pasador roza o la manija está caída: reparación.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        text: 'Está rota, la patearon, es anticuada o usted quiere un teclado: cambio de cerradura.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        text: 'El problema está en la cerca, los escalones o la entrada de carros: cerraduras de portón.',
        path: '/services/residential-locksmith/gate-locks',
      },
      {
        text: 'No puede entrar ahora mismo: eso es una apertura de casa, entre los servicios de emergencia.',
        path: '/services/emergency-locksmith/house-lockout',
      },
    ],
  },
  services: {
    'lock-replacement':
      'Cerrojos (deadbolts), perillas, cerraduras de embutir y teclados nuevos, a la medida de su puerta y bien alineados.',
    'lock-rekey':
      'Pines nuevos y llaves nuevas para las cerraduras que ya tiene. Las llaves viejas dejan de servir.',
    'lock-repair':
      'Buscamos la falla en la cerradura, el pestillo, las bisagras o el marco, y la arreglamos.',
    'gate-locks':
      'Pestillos, cerraduras y teclados para la intemperie, en portones de hierro, madera o malla.',
  },
  questions: [
    {
      question: '¿Tengo que probar que vivo ahí si no es una emergencia?',
      answer:
        'Sí. Quien cambia una cerradura decide quién entra. Tenga lista una identificación con foto, y una factura, un contrato de renta o una escritura con la dirección.',
    },
    {
      question: '¿Puedo comprar yo la cerradura?',
      answer:
        'Claro. Antes compare las medidas de la caja con las de su puerta. Fíjese en el backset, que es lo que hay del hueco al borde. Si no es el correcto, le toca otro viaje a la tienda.',
    },
    {
      question: '¿Puedo pedir un trabajo que no es urgente?',
      answer:
        'Sí. En el formulario puede escoger hoy mismo, un par de días, un par de semanas o solo información. El momento que escoja es solo lo que pide, hasta que lo confirmemos.',
    },
    {
      question: '¿Cuántas copias de la llave debo tener?',
      answer:
        'Una por cada persona de la casa, y otra con alguien cercano de confianza. Cada copia de más es otra que hay que cuidar.',
    },
  ],
};
