import type { ServiceCopy } from '../../../../registry/copy.ts';

export const residentialLockRekey: ServiceCopy = {
  title: 'Cambio de combinación en casa, Condado de Hudson, NJ',
  description:
    'Conserve sus cerraduras y haga que las llaves viejas ya no sirvan. Cómo se hace el rekey en casa y qué huecos de llave contar antes de pedir precio.',
  keywords: [
    'cambio de combinación de cerradura',
    'cambiar la combinación de la chapa',
    'rekey de cerraduras',
    'cambiar llaves de casa nueva',
    'una sola llave para toda la casa',
    'perdí la llave de mi casa',
  ],
  heading: 'Cambio de combinación en casa',
  lead: '¿No sabe quién tiene llave de su casa? Con un cambio de combinación (rekey), las llaves viejas dejan de servir y usted recibe nuevas. Las cerraduras se quedan en sus puertas.',
  modified: '2026-11-25',
  picture: {
    name: 'lock-rekey',
    alt: 'El cilindro sacado de su cerradura, una llave cortada y filas de pines pequeños de colores',
  },
  what: {
    heading: '¿Qué es un cambio de combinación?',
    paragraphs: [
      'Dentro de su cerradura hay una fila de pines pequeños de latón, de distinto largo. Los cortes de su llave los suben hasta una línea exacta, y entonces la cerradura gira. Para cambiar la combinación, ponemos otros pines que van con una llave nueva. La vieja todavía entra, pero no gira.',
      'Con esto la cerradura no queda más fuerte, ni se arregla si está gastada. Lo único que cambia es quién puede entrar con llave.',
    ],
  },
  when: {
    heading: '¿Cuándo cambiar la combinación de la casa?',
    intro: 'Piense en cada llave que dio y no le devolvieron, y después mire esta lista.',
    items: [
      'Acaba de comprar una casa, y no hay cómo saber a quién le dieron llave los vendedores.',
      'Se fue un inquilino de su casa de dos familias.',
      'Perdió el bolso o el llavero, y ahí estaba su dirección.',
      'Se fue su pareja o alguien que vivía con usted, y todavía tiene llave.',
      'Ya no viene la persona que hacía la limpieza o la que paseaba al perro, y se quedó con la llave.',
      'Carga cuatro llaves para cuatro puertas y quiere una sola.',
    ],
  },
  how: {
    heading: '¿Cómo se hace un rekey?',
    steps: [
      {
        title: 'Quitarla de la puerta',
        text: 'Quitamos la cerradura y la giramos con su llave o, si no hay llave, con la ganzúa. La parte de adentro sale con una varilla detrás, que no deja caer los pines de arriba ni los resortes.',
      },
      {
        title: 'Limpiarla y revisarla',
        text: 'Sacamos los pines viejos, y así se ven la suciedad y las piezas gastadas. Si con alguna cerradura no vale la pena, se lo diremos.',
      },
      {
        title: 'Poner los pines nuevos',
        text: 'Cada pin va con un corte de su llave nueva. Todas las cerraduras que aceptan la misma forma de llave pueden usar esa misma llave.',
      },
      {
        title: 'Ponerla de vuelta y probarla',
        text: 'La llave nueva debe girar suave en todas, y la vieja no debe girar en ninguna. Pruebe usted las dos antes de que nos vayamos.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta cambiar la combinación?',
    paragraphs: [
      'El precio depende de cuántos huecos de llave tenga. Una puerta con cerrojo (deadbolt) y perilla con llave tiene dos, y un cerrojo con llave por los dos lados cuenta por dos. Las cerraduras de alta seguridad llevan sus propios pines y llaves. Si no hay ninguna llave, primero hay que abrir cada una con ganzúa, y eso da más trabajo. También puede costar más si es de noche, si queda lejos o si quiere llaves extra.',
      'Dé una vuelta por la casa, cuente los huecos y díganos cuántos son. Le daremos el total antes de aflojar un tornillo.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano para un rekey',
    items: [
      'Una llave que sirva para cada cerradura, si la tiene.',
      'Su identificación, y una escritura, los documentos de la compra, el contrato de renta o un recibo a su nombre.',
      'Si renta, un mensaje del dueño, que quizás tenga que estar de acuerdo y recibir una copia.',
      'Cuántas llaves necesita, y para quién son.',
      'Una lista de otras cerraduras que quiera incluir: buzón, garaje, sótano.',
    ],
  },
  questions: [
    {
      question: '¿Cerraduras de distintas marcas pueden usar una sola llave?',
      answer:
        'Solo si aceptan la misma forma de llave, o sea, el mismo perfil (keyway). Si dos no coinciden, a veces basta con cambiar un solo cilindro.',
    },
    {
      question: '¿Tengo que estar en casa?',
      answer:
        'Debe estar alguien que pueda aprobar el trabajo, mostrar identificación y recibir las llaves. Se las damos a una persona. No las dejamos en un buzón.',
    },
    {
      question:
        'Mi cerradura vino con una herramienta para cambiar la llave. ¿Los necesito a ustedes?',
      answer:
        'Tal vez no. A algunas cerraduras usted mismo puede cambiarles la combinación con una llave que sirva. Si esa llave se perdió, o algo salió mal a medio camino, hay que desarmar la cerradura.',
    },
    {
      question: '¿Pueden hacerle un rekey a una cerradura de teclado?',
      answer:
        'A la parte de la llave de respaldo, muchas veces sí. Borre también los códigos viejos, porque si no, la persona que usted quería dejar afuera todavía puede entrar.',
    },
  ],
  related: [
    '/services/residential-locksmith/lock-replacement',
    '/services/residential-locksmith/gate-locks',
    '/services/emergency-locksmith/house-lockout',
    '/service-areas/union-city',
  ],
};
