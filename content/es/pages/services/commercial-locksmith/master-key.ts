import type { ServiceCopy } from '../../../../registry/copy.ts';

export const masterKey: ServiceCopy = {
  title: 'Sistemas de llave maestra en el Condado de Hudson, NJ',
  description:
    'Una llave para el gerente, y una para cada cuarto. Cómo se planea una llave maestra, de qué depende el precio, qué seguridad se pierde y qué tener a mano.',
  keywords: [
    'sistema de llave maestra',
    'llave maestra para edificio',
    'llave maestra para apartamentos',
    'gran llave maestra',
    'llaves para oficina',
    'llave restringida',
  ],
  heading: 'Sistemas de llave maestra',
  lead: 'Cada inquilino o empleado tiene la llave de su puerta, y usted lleva una sola que las abre todas. Lo planeamos en papel antes de tocar una cerradura.',
  modified: '2026-11-25',
  picture: {
    name: 'master-key',
    alt: 'Una llave de latón delante de cinco cilindros en fila',
  },
  what: {
    heading: '¿Cómo funciona una llave maestra?',
    paragraphs: [
      'En una cerradura común, cada pin tiene una sola altura correcta. En una con llave maestra, algunos pines llevan una pieza delgada extra, el pin maestro, y así hay una segunda altura que sirve. Una es para la llave de ese cuarto, la individual (‘change key’), y la otra para la maestra.',
      'Se pueden agregar niveles: una gran maestra abre varios grupos, y cada grupo tiene su propia maestra. La puerta común puede aceptar la llave de cada inquilino, y eso se llama cruzar llaves (‘cross-keying’). A la mayoría de los edificios pequeños les bastan dos niveles.',
      'Se pierde algo de seguridad, y usted debe saberlo. Cada pin maestro agrega también alturas que nadie pidió. Con muchos niveles, la cerradura es más fácil de abrir con ganzúa, y es más probable que la gire una llave ajena. Si se pierde la maestra, queda en riesgo toda cerradura que abre. Por eso, tenga pocos niveles, y aún menos llaves maestras.',
    ],
  },
  when: {
    heading: '¿A quién le conviene una llave maestra?',
    items: [
      'Una casa multifamiliar donde el dueño necesita una llave para pasillos, calderas y cuartos de medidores.',
      'Una oficina donde el gerente abre todos los cuartos y los empleados solo el suyo.',
      'Una escuela, clínica o lugar de culto con muchos cuartos y voluntarios que cambian.',
      'Un almacén con jaulas, muelles y oficinas por separado.',
      'Cualquier súper de edificio con treinta llaves sin etiqueta en el llavero.',
    ],
  },
  how: {
    heading: '¿Cómo se hace un sistema de llave maestra?',
    steps: [
      {
        title: 'Recorrer y contar',
        text: 'Anotamos cada puerta con su cerradura, su perfil (la forma de la ranura) y su número de pines. Marcamos las cerraduras que no pueden entrar en el sistema.',
      },
      {
        title: 'Dibujar la tabla',
        text: 'Usted nos dice quién abre qué, y nosotros lo dibujamos: una maestra, sus grupos, las llaves individuales y números de sobra para cuartos que agregue.',
      },
      {
        title: 'Calcular los cortes',
        text: 'De la tabla elegimos los cortes, porque no puede haber dos llaves demasiado parecidas, ni un corte demasiado empinado para hacerlo bien.',
      },
      {
        title: 'Preparar las cerraduras',
        text: 'A las buenas con el perfil correcto les ponemos pines nuevos, y a las demás un cilindro nuevo, muchas veces en la misma cerradura.',
      },
      {
        title: 'Probar lo que no debe abrir',
        text: 'Probamos cada llave en su puerta, y también en puertas que no debe abrir. Esa segunda prueba es fácil de olvidar.',
      },
      {
        title: 'Darle los registros',
        text: 'Le damos la tabla y la lista de cortes. Guárdelas bajo llave, porque quien las lea puede hacer llaves.',
      },
    ],
  },
  price: {
    heading: '¿Cuánto cuesta un sistema de llave maestra?',
    paragraphs: [
      'Cuente las puertas y las personas. El precio depende sobre todo de cuántas cerraduras son y cuántas se pueden quedar, de los niveles de la tabla y de las llaves que cortamos. Las llaves restringidas cuestan más cada una. Si hay marcas viejas mezcladas, hacen falta más cilindros nuevos.',
      'Se puede hacer por etapas, piso por piso, si hacemos la tabla entera al comienzo. Primero vemos el edificio, luego le damos el precio, y empezamos cuando usted diga que sí.',
    ],
  },
  ready: {
    heading: 'Qué tener a mano para planear la llave maestra',
    items: [
      'Un plano del piso con las puertas numeradas, aunque sea un dibujo a mano.',
      'Quién necesita qué cuartos ahora, y qué puede cambiar el próximo año.',
      'Una de cada llave en uso.',
      'Su identificación, y documentos que muestren que el edificio es suyo o que usted lo administra.',
      'Si son apartamentos en renta: qué dicen sus contratos sobre si el dueño puede tener llave.',
    ],
  },
  questions: [
    {
      question: '¿Sirven para esto las cerraduras que tenemos?',
      answer:
        'Muchas cerraduras de pines sí sirven, si tienen el mismo perfil. Las gastadas y las muy baratas no funcionan bien, porque las piezas tienen que ser más exactas.',
    },
    {
      question: '¿Y si perdemos la maestra?',
      answer:
        'Hay que cambiar los pines de cada cerradura que abre, para que sirva otra llave. Por eso, guarde las maestras en el edificio y anote quién las saca y quién las devuelve. Nunca le grabe a una la palabra ‘master’.',
    },
    {
      question: '¿Un inquilino puede copiar su llave?',
      answer:
        'Una llave común, sí. Si es restringida, solo se hacen copias para las personas que usted nombre.',
    },
    {
      question: '¿Se puede dejar fuera un cuarto?',
      answer:
        'Sí. Un cuarto con caja fuerte, una oficina de nómina o un apartamento privado puede tener su propia llave, y la maestra no gira ahí.',
    },
  ],
  related: [
    '/services/commercial-locksmith/lock-rekey',
    '/services/commercial-locksmith/access-control',
    '/services/residential-locksmith/lock-rekey',
    '/service-areas/west-new-york',
  ],
};
