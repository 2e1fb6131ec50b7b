import type { ServiceCopy } from '../../../../registry/copy.ts';

export const gateLocks: ServiceCopy = {
  title: 'Cerraduras de portón en el Condado de Hudson, NJ',
  description:
    'Cerraduras para portones de hierro, de patio y de entrada de carros: cuáles duran afuera, cómo arreglamos un portón caído y qué medir antes de llamar.',
  keywords: [
    'cerraduras de portón',
    'cerradura para portón de hierro',
    'reparación de cerradura de portón',
    'cerrajero para portones',
    'cerradura de portón con teclado',
    'cerradura para reja',
  ],
  heading: 'Cerraduras de portón',
  lead: 'La cerradura de un portón aguanta lluvia, nieve, sal de la calle y portazos todo el día. Y aun así tiene que dejarlo salir rápido.',
  modified: '2026-11-25',
  picture: {
    name: 'gate-locks',
    alt: 'Un candado de latón en un portón de hierro, al anochecer',
  },
  what: {
    heading: '¿Qué cerradura sirve para un portón?',
    paragraphs: [
      'Afuera, una cerradura de interior se oxida o se congela. Las de portón son de acero inoxidable, bronce o metal con recubrimiento, y dejan salir el agua. También tienen algo de juego, porque los postes se inclinan y el metal se expande con el calor. Hay pestillos con llave, cerraduras que se atornillan por fuera y otras que van en una caja de acero soldada al portón. Un portón corredizo lleva un pasador de gancho, y a algunos les basta con cadena y candado.',
      'En un portón de barrotes, alguien puede meter la mano. Una placa de metal alrededor de la manija de adentro impide alcanzarla desde la calle.',
    ],
  },
  when: {
    heading: '¿Por qué nos llaman por un portón?',
    items: [
      'Cierra pero el pestillo no agarra, o agarra solo si usted levanta el portón.',
      'La cerradura está tan oxidada que la llave se dobla.',
      'Le desaparecen paquetes de la entrada y quiere cerrar el portón con llave.',
      'Tres familias comparten el portón y cada una necesita llaves.',
      'Quiere un código en vez de una llave debajo de una maceta.',
      'El timbre funciona, pero el portón no abre.',
    ],
  },
  how: {
    heading: '¿Cómo se arregla la cerradura de un portón?',
    steps: [
      {
        title: 'Ver cómo cuelga',
        text: 'Empezamos por las bisagras, el poste y el cierrapuertas. Si el portón se cae un poco más cada mes, cualquier cerradura nueva también va a fallar.',
      },
      {
        title: 'Escoger la cerradura para su portón',
        text: 'El tubo cuadrado, la barra plana, la malla y la madera llevan piezas distintas. Un teclado mecánico no lleva cables, y uno eléctrico necesita corriente y un plan para cuando se vaya la luz.',
      },
      {
        title: 'Instalar, proteger y ajustar',
        text: 'Ponemos la contrachapa, la placa donde entra el pasador, con espacio para el calor y el movimiento. Pintamos el metal que quedó pelado donde taladramos. Soldar es un trabajo extra, así que pregunte por eso antes.',
      },
      {
        title: 'Probar por los dos lados',
        text: 'Del lado de la casa debe abrir sin llave, para que nadie quede atrapado en un incendio. Probamos varias veces el pestillo, el cierrapuertas y la llave.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta una cerradura de portón?',
    paragraphs: [
      'Depende más que nada del material del portón. Atornillar un pestillo en madera es un trabajo pequeño. Taladrar acero, poner una caja y hacer una placa protectora es uno más grande, y llevar cables es más todavía. Las cerraduras para la intemperie cuestan más que las de interior. También puede costar más si es de noche, si queda lejos o si quiere llaves extra.',
      'Cuéntenos cómo es el portón en las notas del formulario. Le daremos el precio frente al portón, donde podamos ver las bisagras, y esperamos a que usted diga que sí.',
    ],
  },
  ready: {
    heading: 'Qué mirar y medir',
    items: [
      'Cómo abre: hacia adentro, hacia afuera o de lado (corredizo).',
      'Qué cerradura tiene ahora, y el nombre que lleve grabado.',
      'El espacio entre el portón y el poste, arriba y abajo.',
      'El grueso de la barra o la tabla donde va la cerradura.',
      'Su identificación, y un recibo con la dirección o una nota del dueño o de la asociación.',
      'Quién necesita llave, y si debe ser la misma de la puerta principal.',
    ],
  },
  questions: [
    {
      question: '¿El portón y la casa pueden usar la misma llave?',
      answer:
        'Sí, si la cerradura del portón acepta el mismo tipo de llave que su puerta principal. Pero piense quién la va a llevar, porque quien tenga la llave del portón tendría la de su casa.',
    },
    {
      question: 'Mi candado está congelado. ¿Qué hago?',
      answer:
        'No lo fuerce, porque con el frío las llaves se parten. Use un descongelante de cerraduras, o caliente primero la llave en la mano. Después póngale un lubricante seco y una tapa, para que no entre agua.',
    },
    {
      question: '¿Hay reglas para los portones de piscina?',
      answer:
        'Por lo general sí. Las cercas de piscina tienen reglas de seguridad, como la altura del pestillo y que el portón se cierre solo. Pregunte al departamento de construcción de su ciudad antes de cambiar algo.',
    },
    {
      question: '¿Arreglan portones automáticos de entrada de carros?',
      answer:
        'Trabajamos en la cerradura. El motor, el riel y los sensores por lo general son cosa de la compañía del portón. Cuéntenos por teléfono y le decimos a quién le toca.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-repair',
    '/services/residential-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/service-areas/guttenberg',
  ],
};
