import type { ServiceCopy } from '../../../../registry/copy.ts';

export const keyFobProgramming: ServiceCopy = {
  title: 'Programación de control de carro, Condado de Hudson, NJ',
  description:
    '¿El control nuevo no hace nada, o el viejo ya no sirve? Qué revisar primero, de qué depende el precio y por qué los usados suelen fallar.',
  keywords: [
    'programación de control de carro',
    'programar control remoto de carro',
    'programar llave con control',
    'llave de proximidad',
    'control de repuesto',
    'FCC ID',
    'key not detected',
  ],
  heading: 'Programación de control de carro',
  lead: '¿El control nuevo no hace nada, o el viejo dejó de funcionar? Revise primero la pila. Si no es eso, hay que programarlo a su carro.',
  modified: '2026-11-25',
  picture: {
    name: 'key-fob-programming',
    alt: 'Un control de carro abierto: la placa de circuito y la pila entre las dos mitades de la carcasa',
  },
  what: {
    heading: '¿Por qué abre las puertas y no arranca el carro?',
    paragraphs: [
      'El control tiene dos partes. Los botones usan una pila y mandan un código que cierra las puertas, las abre o abre el baúl (cajuela). Aparte hay un chip (transponder) sin pila, que el carro lee antes de dejar arrancar el motor. Una llave inteligente, o de proximidad, también le contesta sola al carro cuando usted se acerca.',
      'En muchos carros, cada una de estas partes se programa aparte. Por eso un control puede abrir las puertas y no arrancar el motor, o al revés. Al programarlas quedan guardadas en la memoria del carro. La hoja de metal no cambia.',
      'Dos controles que se ven iguales tal vez no sirvan en el mismo carro. El número de pieza, la frecuencia de radio y el FCC ID de atrás tienen que ser los de su vehículo.',
    ],
  },
  when: {
    heading: '¿De verdad hay que programarlo?',
    intro:
      'Cambie la pila de botón antes de pedir servicio, porque es el problema más común y el más barato de arreglar. Es probable que sea la programación si:',
    items: [
      'Compró un control nuevo y el carro no le hace caso.',
      'El tablero dice ‘key not detected’ (no detecta la llave), aun con pila nueva.',
      'Los botones sirven, pero el motor no arranca, o arranca y se apaga.',
      'Le pusieron al carro otro módulo de computadora y ningún control sirve ya.',
      'Perdió un control y quiere borrarlo del carro.',
    ],
  },
  how: {
    heading: '¿Cómo se programa un control?',
    steps: [
      {
        title: 'Revisar lo sencillo',
        text: 'Vemos si hay una pila débil, contactos doblados, una soldadura rajada o ruido de radio cerca del carro. Un probador nos muestra si el control manda señal.',
      },
      {
        title: 'Comparar la pieza',
        text: 'Comparamos los números de su control con lo que su carro acepta. Si no es el correcto, se lo diremos antes de que pague por programarlo.',
      },
      {
        title: 'Poner el carro en modo de aprendizaje',
        text: 'En algunos carros viejos se hace con las puertas, los seguros y el encendido, en cierto orden. La mayoría de los más nuevos pide un aparato en el puerto de diagnóstico, y a veces un código de seguridad.',
      },
      {
        title: 'Programarlos todos',
        text: 'En algunos modelos hay que borrar primero la memoria. Tenga ahí todo control que quiera conservar, porque cada uno se agrega otra vez.',
      },
      {
        title: 'Comprobar todo',
        text: 'Probamos cada botón, cada puerta, el baúl y el arranque. Después arrancamos con el control en el lugar de respaldo, el que tiene el carro por si se acaba la pila.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta programar un control?',
    paragraphs: [
      'Si usted trae el control, paga el trabajo. Si lo llevamos nosotros, paga también la pieza, y las llaves inteligentes son las que más cuestan. Puede costar más con un sistema de seguridad más nuevo, si no tiene llave que funcione o si hay que cortar la hoja de adentro. También si es de noche o queda lejos.',
      'Deje clara una cosa por teléfono: cuánto tendría que pagar si el control que compró no funciona con su carro.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano',
    items: [
      'El año, la marca, el modelo y el número VIN del carro.',
      'Si tiene una llave sin usar y sin cortar que corresponda a su vehículo. El formulario lo pregunta, porque eso cambia lo que llevamos.',
      'Una foto clara de la parte de atrás del control, con la letra pequeña.',
      'Todas sus otras llaves y controles, hasta el del cajón de la cocina.',
      'Algo que muestre que el carro es suyo: el registro y su identificación con foto.',
      'Una buena batería en el carro, porque si está débil, la programación puede fallar a la mitad.',
    ],
  },
  questions: [
    {
      question: '¿Programan un control usado de otro carro?',
      answer:
        'Muchas veces no se puede, porque muchos solo sirven con el primer carro al que se programaron. Algunos se pueden reiniciar con herramientas especiales, y otros no.',
    },
    {
      question: '¿Sirve un control que no sea original?',
      answer:
        'Unos son buenos y otros no. El alcance y los botones pueden ser distintos. Si los números coinciden, vale la pena probar, pero pregúntenos antes de comprarlo.',
    },
    {
      question: '¿Cómo arranco el carro si el control no responde?',
      answer:
        'La mayoría de los carros con botón tiene un respaldo. Ponga el control contra el botón de arranque o en una ranura marcada; el manual del carro muestra dónde. La hoja dentro del control abre la puerta.',
    },
  ],
  related: [
    '/services/auto-locksmith/car-key-replacement',
    '/services/auto-locksmith/car-key-cutting',
    '/services/auto-locksmith/car-key-duplicate',
  ],
};
