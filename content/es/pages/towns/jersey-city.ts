import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const jerseyCity: TownCopy = {
  title: 'Cerrajero 24/7 en Jersey City, NJ | Locksmith & Security',
  description:
    'Cerrajero en Jersey City, NJ: Downtown, Journal Square, los Heights, Bergen-Lafayette y Greenville. Casas, oficinas y carros, a cualquier hora.',
  keywords: [
    'cerrajero en Jersey City',
    'cerrajero 24 horas Jersey City',
    'cerrajero Journal Square',
    'cerrajero Jersey City Heights',
    'abrir casa en Downtown Jersey City',
    'cerrajero Bergen-Lafayette',
    'cerrajero Greenville',
    'cerrajero Newport',
  ],
  heading: 'Cerrajero en Jersey City, en todos los barrios',
  lead: 'Trabajamos en los siete códigos postales (ZIP) de Jersey City, de día y de noche. Díganos primero su barrio, y luego qué hizo la cerradura.',
  modified: '2026-11-25',
  passages: [
    {
      heading: '¿En qué parte de Jersey City está?',
      paragraphs: [
        'En una ciudad tan grande, el nombre de la calle no basta para llegar a su puerta. Kennedy Boulevard pasa de un barrio a otro, y Newark Avenue empieza en Downtown y sube la loma hasta Journal Square.',
        'Su código postal nos ayuda a llegar. El 07302 es Downtown, el 07310 es Newport y el 07311 es un pedazo de la orilla, por Exchange Place. El 07306 es Journal Square y el 07307 es los Heights. El 07304 abarca Bergen-Lafayette y parte del West Side. El 07305 es Greenville. Las líneas no siguen los barrios con exactitud, así que denos también una calle que cruce.',
      ],
    },
    {
      heading: 'Se quedó fuera de un brownstone o casa en fila de Downtown',
      paragraphs: [
        'Por Paulus Hook, Van Vorst Park, Hamilton Park y Harsimus Cove, una casa en fila puede tener hoy tres o cuatro apartamentos. Antes era un solo hogar. La puerta de la calle tiene un pestillo, y el botón de cada apartamento lo suelta con una contrachapa eléctrica. Si esta no funciona, arreglarla le toca al dueño. Adentro, cada apartamento tiene su cerradura, y el inquilino puede pedirnos que abramos esa.',
      ],
    },
    {
      heading: 'Se quedó fuera de una torre en Newport o Exchange Place',
      paragraphs: [
        'En una torre junto al río, puede que el personal controle la entrada y los ascensores. Hable con ellos primero, porque deciden quién sube, y tal vez haya una copia de su llave en la recepción. De ahí en adelante es una puerta de apartamento como cualquiera. Se la abrimos a quien pueda mostrar que vive ahí.',
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Llaves maestras para oficinas en Journal Square',
      paragraphs: [
        'Una oficina con recepción, archivo y cuarto de materiales necesita más de una llave, pero nadie debería cargar diez. Un sistema de llave maestra lo ordena primero en papel: quién abre qué, cuál llave abre todo y quién puede mandar a hacer copias. Podemos armarlo con llaves restringidas, de las que una ferretería no tiene llaves en blanco.',
      ],
    },
    {
      heading: 'Cerraduras para casas de dos familias en los Heights',
      paragraphs: [
        'Si la casa es suya, revise las puertas que los inquilinos olvidan: el callejón, el sótano, la escalera de atrás. Un buen cerrojo (deadbolt) al frente ayuda poco si la perilla del sótano cierra contra una contrachapa floja (la placa del marco). Unos tornillos más largos, que lleguen a la madera detrás del marco, son un cambio pequeño que se nota.',
      ],
    },
    {
      heading: '¿Casa nueva en Bergen-Lafayette, McGinley Square o el West Side?',
      paragraphs: [
        'Si acaba de cerrar la compra de su casa, antes de desempacar cambie la combinación de cada cerradura: otros pines, otra llave. Agentes, contratistas e inquilinos de antes pueden haber tenido llave.',
      ],
    },
    {
      heading: 'Una sola llave para una casa en Greenville',
      paragraphs: [
        'Una casa con porche, puerta lateral, puerta de atrás y portón fácilmente acaba con cinco llaves. Dele la vuelta y cuente las cerraduras antes de llamar. Muchas veces podemos dejar las puertas con una sola llave, y le diremos qué cerraduras están tan gastadas que no vale la pena.',
      ],
    },
    {
      heading: 'Llave de carro perdida cerca del PATH o de Liberty State Park',
      paragraphs: [
        'Si la llave del carro se quedó en el tren después de Grove Street o Journal Square, podemos hacer otra donde está el carro. En un edificio de estacionamiento se puede perder la señal, así que llame desde la calle y denos el nivel y el espacio. En Liberty State Park, díganos qué estacionamiento usó y qué dice el letrero más cercano.',
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Jersey City',
    items: [
      {
        title: 'Se quedó fuera de su apartamento',
        text: 'Díganos si es la puerta de la calle, la de su apartamento o las dos. Si son dos puertas, quizás tengan que decir que sí dos personas.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'No puede entrar a su tienda u oficina',
        text: 'Necesitamos ahí a alguien que pueda decidir por el negocio, con papel membretado, contrato de renta o un gerente al teléfono.',
        path: '/services/emergency-locksmith/business-lockout',
      },
      {
        title: 'Casa nueva, llaves nuevas',
        text: 'Le cambiamos la combinación a toda la casa, también al sótano, para que todo abra con una llave nueva.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Llave maestra para una oficina',
        text: 'De la recepción al cuarto de los servidores, con una tabla de qué abre cada llave, que usted guarda.',
        path: '/services/commercial-locksmith/master-key',
      },
      {
        title: 'Ya no le queda llave del carro',
        text: 'Cortamos y programamos una nueva en la calle, en el estacionamiento o en la entrada de su casa.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Jersey City',
    items: [
      'El barrio, el código postal y una calle que cruce, porque hay direcciones parecidas en distintas partes de la ciudad.',
      'Una identificación del estado, y su contrato de renta o escritura. En una torre también sirve su nombre en la lista de residentes.',
      'Para un lugar de trabajo, algo en papel de la compañía o un gerente a quien podamos llamar.',
      'El registro de su carro, y la esquina más cercana a donde lo estacionó.',
    ],
  },
  questions: [
    {
      question: 'El timbre funciona pero la puerta no abre. ¿Se dañó la cerradura?',
      answer:
        'Puede ser la contrachapa eléctrica, los cables o una puerta que aprieta demasiado el pestillo. Jale la puerta hacia usted, pida que toquen otra vez el botón y empuje. Si sigue igual, dígale al dueño qué oyó: un clic, un zumbido o nada.',
    },
    {
      question: '¿Puede mi roommate dejarme fuera de mi propia casa?',
      answer:
        'Si puede mostrar que vive ahí, podemos abrirle la puerta, pero no resolvemos pleitos. Si los dos lo pueden mostrar y no están de acuerdo, eso le toca al dueño o a la policía.',
    },
    {
      question: 'Soy dueño de un edificio. ¿Pueden cambiar la cerradura de un inquilino?',
      answer:
        'Sí, entre un inquilino y otro, o cuando el inquilino lo pide. No cambiamos cerraduras para dejar a alguien fuera de su hogar. En New Jersey, para eso hace falta una orden de la corte.',
    },
  ],
  neighbors: ['hoboken', 'union-city', 'north-bergen', 'secaucus'],
};
