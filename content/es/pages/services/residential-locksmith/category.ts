import type { CategoryCopy } from '../../../../registry/copy.ts';

export const residentialCategory: CategoryCopy = {
  title: 'Cerrajero residencial en el Condado de Hudson, NJ',
  description:
    '¿Reparar la cerradura, cambiar la combinación o poner otra? Qué le conviene a su casa, apartamento o portón en North Bergen y ciudades cercanas.',
  keywords: [
    'cerrajero residencial',
    'cerrajero a domicilio en North Bergen',
    'cambiar cerraduras de casa',
    'cambiar la combinación o la cerradura',
    'cerrojo para puerta',
  ],
  heading: 'Cerrajero residencial',
  lead: '¿Hay que reparar la cerradura, cambiarle la combinación (rekey) o poner otra? Aquí puede ver qué le hace falta a su casa, y cómo no pagar de más.',
  modified: '2026-11-25',
  picture: {
    name: 'residential-locksmith',
    alt: 'Una llave en el cerrojo de una puerta azul de entrada, con otra llave en la argolla',
  },
  passages: [
    {
      heading: '¿Reparo la cerradura o la cambio?',
      paragraphs: [
        'Depende de qué le preocupa: quién tiene llave, cómo trabaja la cerradura o qué tan fuerte es. Si faltan llaves, pida un cambio de combinación, que es cambiar los pines para que sirva otra llave. Si la cerradura se traba, repárela, y si es débil o está arruinada, ponga otra. A veces hacen falta dos trabajos, como reparar la puerta principal y cambiar la combinación en toda la casa.',
        'No hace falta que usted lo sepa. Díganos qué ve y qué le preocupa, y le diremos cuál es el trabajo más sencillo que lo resuelve.',
      ],
    },
    {
      heading: 'Cerraduras para casas viejas y edificios altos',
      paragraphs: [
        'En el Condado de Hudson hay casas de todo tipo. Un brownstone puede tener todavía su primera cerradura de embutir (mortise), y una casa de varias familias tiene una entrada que usan todos. En una torre, la puerta del apartamento puede ser resistente al fuego, y quizás el edificio tenga que aprobar la cerradura. Si renta, quizás el dueño tenga que aceptar un cambio.',
      ],
    },
    {
      heading: '¿Qué hace más segura una puerta?',
      paragraphs: [
        'Lo que mantiene cerrada una puerta es el pasador y la contrachapa, la placa del marco donde entra. También los tornillos de esa placa y el marco que está detrás. Una cerradura fuerte en un marco débil no ayuda mucho. Ya que estamos ahí con las herramientas, pídanos que revisemos la contrachapa y las bisagras.',
      ],
    },
    {
      heading: '¿Cuánto cuesta cambiar cerraduras en casa?',
      paragraphs: [
        'Instalar una cerradura cuesta desde $99, que es un precio inicial. Puede costar más según la cerradura que escoja y cuántas puertas sean, o si hay que trabajar en la puerta o en el marco. También si es de noche o queda lejos. El cambio de combinación, las reparaciones y las cerraduras de portón se cobran según el trabajo. Le daremos el precio antes de empezar.',
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
        text: 'Está rota, la forzaron a patadas, es anticuada o usted quiere un teclado: cambio de cerradura.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        text: 'El problema está en la cerca, los escalones o la entrada de carros: cerraduras de portón.',
        path: '/services/residential-locksmith/gate-locks',
      },
      {
        text: 'No puede entrar ahora mismo: abrir puerta de casa, en los servicios de emergencia.',
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
      'Buscamos qué falla en la cerradura, el pestillo, las bisagras o el marco, y lo arreglamos.',
    'gate-locks':
      'Pestillos, cerraduras y teclados para la intemperie, en portones de hierro, madera o malla.',
  },
  questions: [
    {
      question: '¿Tengo que comprobar que vivo ahí si no es una emergencia?',
      answer:
        'Sí, porque quien cambia una cerradura decide quién entra. Tenga a mano una identificación con foto, y un recibo, un contrato de renta o una escritura con la dirección.',
    },
    {
      question: '¿Puedo comprar yo la cerradura?',
      answer:
        'Sí, pero antes compare las medidas de la caja con las de su puerta. Fíjese en el backset, que es lo que hay del hueco al borde. Si no es el correcto, le toca otro viaje a la tienda.',
    },
    {
      question: '¿Pueden cambiar las cerraduras el mismo día?',
      answer:
        'Pregúntelo cuando llame. En el formulario puede escoger hoy mismo, un par de días, un par de semanas o solo información. El momento que escoja es lo que usted pide, y queda en firme cuando se lo confirmemos.',
    },
    {
      question: '¿Cuántas copias de la llave debo tener?',
      answer:
        'Una por cada persona de la casa, y otra con alguien cercano de confianza. Cada copia de más es otra que hay que cuidar.',
    },
  ],
};
