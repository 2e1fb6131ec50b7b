import type { ServiceCopy } from '../../../../registry/copy.ts';

export const houseLockout: ServiceCopy = {
  title: 'Abrir puerta de casa en el Condado de Hudson, NJ',
  description:
    '¿Se quedó fuera de su casa o apartamento? Qué probar primero, cómo abrimos la puerta, cómo comprobar que vive ahí y por qué puede costar más.',
  keywords: [
    'abrir puerta de casa',
    'abrir puerta de apartamento',
    'me quedé fuera de mi casa',
    'abrir puerta sin llave',
    'cerrajero a domicilio en el Condado de Hudson',
    'llave rota en la puerta',
  ],
  heading: 'Abrir puerta de casa o apartamento',
  lead: 'La puerta se le cerró y la llave quedó adentro. Estamos abiertos toda la noche, pero primero repase la lista corta de abajo.',
  modified: '2026-11-28',
  picture: {
    name: 'house-lockout',
    alt: 'Una puerta de entrada cerrada con llave; por el vidrio de al lado se ven unas llaves en una mesa con lámpara',
  },
  what: {
    heading: '¿Pueden abrir sin dañar la cerradura?',
    paragraphs: [
      'Queremos que vuelva a entrar con la misma cerradura y la misma llave. Por eso miramos primero la puerta: hacia dónde abre, qué la tiene cerrada y qué tan buena es la cerradura.',
      'Si la puerta se cerró sola, nada más la aguanta el pestillo de resorte. Si usted le echó llave, la aguanta también el cerrojo (deadbolt), y eso da más trabajo. Trate de recordar si le dio vuelta a la llave al salir.',
    ],
  },
  when: {
    heading: 'Qué probar antes de llamar, y cuándo llamar',
    intro: 'Si hay humo, olor a gas o una olla en la estufa, llame al 911. Si no:',
    items: [
      'Pregunte si un vecino, un familiar o alguien que vive con usted tiene copia.',
      'Si renta, llame al súper del edificio o al dueño, que quizás tienen una llave de su apartamento.',
      'Pruebe la puerta de atrás, pero no se suba a una ventana ni a la escalera de incendios.',
      'Llámenos si perdió la llave, se la robaron, se dobló o se partió en la cerradura.',
      'Llámenos si una cerradura de teclado está muerta y no tiene dónde meter llave.',
      'Llámenos si la llave entra pero no gira, ni siquiera jalando la puerta hacia usted.',
    ],
  },
  how: {
    heading: '¿Cómo abrimos la puerta de su casa?',
    steps: [
      {
        title: 'Confirmar quién es usted',
        text: 'Usted nos muestra una identificación con foto y algo que tenga esta dirección. Si las dos cosas están adentro, díganoslo por teléfono, y antes de salir acordamos con usted cómo revisarlas.',
      },
      {
        title: 'Probar el pestillo',
        text: 'Si solo la aguanta un pestillo de resorte, a veces lo podemos correr sin tocar la cerradura misma. Un pestillo con seguro (deadlatch) que funcione está hecho para impedirlo.',
      },
      {
        title: 'Abrir con ganzúa',
        text: 'Dentro de la cerradura hay unos pines con resortes. Subimos cada uno a la altura que le daría su llave, y la cerradura gira. Hace falta paciencia, pero normalmente la cerradura queda como estaba.',
      },
      {
        title: 'Taladrar solo si no hay otra manera',
        text: 'Hay cerraduras de alta seguridad, o muy gastadas, que no abren con ganzúa. Si taladramos, el cilindro se arruina y le hará falta uno nuevo. Le diremos por qué y cuánto cuesta la pieza, y usted decide.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta abrir la puerta de una casa?',
    paragraphs: [
      'La apertura de emergencia cuesta desde $49, y el final depende del trabajo. Un pestillo a mediodía se abre rápido, y un cerrojo que resiste la ganzúa a las tres de la mañana, no. Puede costar más si es de noche, si queda lejos o con ciertas cerraduras. También si hay varias puertas cerradas en el camino o si hace falta un cilindro nuevo. Miraremos la puerta, le daremos el precio y empezaremos cuando usted diga que sí.',
    ],
  },
  ready: {
    heading: '¿Cómo compruebo que vivo ahí?',
    items: [
      'Su licencia de conducir o identificación del estado. Si tiene una dirección vieja, agregue algo más reciente.',
      'Un contrato de renta, una escritura, un recibo de luz o gas, o una carta. También sirve si lo tiene en el teléfono.',
      'El número del dueño o del súper, si pueden decir que lo conocen.',
      'El piso, el número de apartamento y cómo pasar por el lobby o el portón.',
      'El código de cualquier alarma que se active al abrir la puerta.',
    ],
  },
  questions: [
    {
      question: 'Mi identificación y mi contrato están adentro. ¿Qué hago?',
      answer:
        'Díganoslo cuando llame. Ayuda tener un recibo en su correo electrónico, o un súper que lo conozca. Luego veremos su identificación y su contrato apenas se abra la puerta. Si no hay cómo mostrar que vive ahí, no abrimos.',
    },
    {
      question: 'Me robaron el bolso con la llave. ¿Basta con que me abran?',
      answer:
        'Usted ya estaría adentro, pero alguien puede tener su llave y su dirección. Pídanos un cambio de combinación (rekey) en la misma visita. Cambiamos los pines para que funcione otra llave, y la robada ya no abre.',
    },
    {
      question: '¿Abren una cerradura inteligente con las pilas muertas?',
      answer:
        'Por lo general sí. Pero primero mire si debajo del teclado hay dos contactos para una pila de 9 voltios, o un hueco de llave detrás de una tapa. Con cualquiera de los dos tal vez entre sin nosotros.',
    },
    {
      question: '¿Le abren a mi inquilino o a mi ex?',
      answer:
        'Solo a quien pueda mostrar que tiene derecho a entrar. Si dos personas discuten quién vive ahí, lo tiene que resolver la policía o un tribunal.',
    },
  ],
  related: [
    '/how-to-spot-a-locksmith-scam',
    '/services/residential-locksmith/lock-rekey',
    '/services/residential-locksmith/lock-replacement',
    '/services/emergency-locksmith/car-lockout',
    '/service-areas/north-bergen',
  ],
};
