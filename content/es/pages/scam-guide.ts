import type { scamGuide as en } from '../../en/pages/scam-guide.ts';
import type { Translated } from '../../translated.ts';
import { proofRule } from './shared/proof.ts';

/** General advice to the public. It must not single out a business or say that a license number proves anything. */
export const scamGuide: Translated<typeof en> = {
  title: 'Cómo reconocer la estafa del cerrajero en New Jersey',
  description:
    '¿Va a llamar a un cerrajero que vio en internet? Cinco preguntas para hacer por teléfono, señales de alerta en la puerta y dónde denunciar una estafa en NJ.',
  keywords: [
    'estafa de cerrajero',
    'estafas de cerrajeros en New Jersey',
    'cómo elegir un cerrajero',
    'el cerrajero me cobró de más',
    'denunciar a un cerrajero NJ',
  ],
  heading: 'Cómo reconocer la estafa del cerrajero en New Jersey',
  lead: 'Se quedó afuera y va a llamar a un número que encontró en el teléfono. Esto es lo que le conviene preguntar antes de que venga alguien, en qué fijarse en la puerta y qué hacer si algo sale mal.',
  modified: '2026-11-25',
  published: '2026-11-22',
  what: {
    heading: '¿Cómo es la estafa del cerrajero?',
    paragraphs: [
      'Usted ve un anuncio con un precio muy bajo y un nombre que suena local. La persona del teléfono casi no dice nada del negocio. Llega alguien, dice que su cerradura es especial y quiere cobrarle varias veces lo que le dijeron. A esas alturas, usted ya está cansado, con frío y con prisa.',
      'De eso se aprovecha la estafa. Un par de minutos de preguntas antes de que alguien salga para allá es su mejor protección.',
      'Un precio inicial bajo no es una estafa por sí solo, y nosotros también los tenemos. Lo que importa es que le digan por qué podría costar más, y que usted acepte el precio completo antes de que empiecen.',
    ],
  },
  ask: {
    heading: 'Cinco preguntas para hacer por teléfono',
    steps: [
      {
        title: '¿Cuál es el nombre legal de su negocio?',
        text: 'Anótelo, porque el mismo nombre debe estar en el sitio web, en la cotización y en el recibo. Si solo le dicen “servicio de cerrajería”, pregunte otra vez.',
      },
      {
        title: '¿En qué ciudad están?',
        text: 'Deben decirle el nombre de una ciudad. Cualquiera puede poner en un anuncio un nombre que suene local.',
      },
      {
        title: '¿De cuánto a cuánto cuesta, y por qué podría costar más?',
        text: 'Cuénteles primero cómo es la puerta o el carro. Nadie puede saber el precio exacto sin ver la cerradura. Pero deben decirle más o menos cuánto va a costar y qué podría cambiarlo.',
      },
      {
        title: '¿Hay cargo por la visita si digo que no?',
        text: 'Pregúntelo antes de que alguien salga para allá. Así ya sabe cuánto le costaría decir que no en la puerta.',
      },
      {
        title: '¿Me da el precio por escrito antes de empezar?',
        text: 'Basta con una línea en papel o un mensaje de texto. Pregunte también cómo puede pagar.',
      },
    ],
  },
  goodSigns: {
    heading: 'Buenas señales en la puerta',
    items: [
      'El nombre en el vehículo, en la identificación o en los documentos es el que le dieron por teléfono.',
      'La persona le muestra una identificación cuando usted la pide.',
      'También le piden su identificación, y algo que muestre que el lugar o el carro es suyo, o que usted vive o trabaja ahí.',
      'Primero miran la cerradura y después le dan el precio.',
      'Le dan el precio por escrito, y usted dice que sí antes de que saquen una herramienta.',
      'Tratan de abrir la cerradura antes de hablarle de taladrar.',
      'Le dan un recibo con el trabajo, las piezas y el nombre del negocio.',
    ],
  },
  warnings: {
    heading: 'Cinco señales de alerta',
    steps: [
      {
        title: 'El precio sube de golpe en la puerta',
        text: 'Por teléfono le dieron un precio, y ahora es varias veces más. Puede haber una buena razón, como una segunda cerradura o una llave partida adentro. Pida que se la muestren, y si nadie puede, diga que no.',
      },
      {
        title: 'Quieren taladrar primero',
        text: 'Un cerrajero por lo general abre una cerradura común sin taladrar. Si la taladran, se arruina, y luego usted tiene que comprar otra. A veces de verdad es la única manera, pero debe ser lo último, y deben decirle por qué antes de hacerlo.',
      },
      {
        title: 'Nadie dice el nombre del negocio',
        text: 'Sin un nombre por teléfono, en el papel ni en el recibo, no tiene a quién llamar si la cerradura falla la semana que viene.',
      },
      {
        title: 'Solo efectivo, y sin recibo',
        text: 'A algunos negocios pequeños les gusta el efectivo, y está bien. Pero el efectivo es difícil de rastrear. Pague de una forma que quede registrada, como una tarjeta, y pida un recibo.',
      },
      {
        title: 'Lo apuran o lo presionan',
        text: 'Mientras no haya aceptado un precio, puede decir que no. Tómese un minuto para llamar a un amigo o a otro cerrajero. Y si alguien lo amenaza o no se quiere ir, llame al 911.',
      },
    ],
  },
  afterward: {
    heading: '¿Qué hago si me estafó un cerrajero?',
    steps: [
      {
        title: 'Pida todo por escrito',
        text: 'Pida un recibo detallado con el nombre del negocio. Tómeles fotos al recibo y a la cerradura. Guarde el anuncio, los mensajes y el número al que llamó.',
      },
      {
        title: 'Llame a la compañía de su tarjeta',
        text: 'Si pagó con tarjeta de crédito y cree que el cargo está mal, pregunte cómo disputarlo.',
      },
      {
        title: 'Denúncielo',
        text: 'Ponga una queja ante la División de Asuntos del Consumidor (‘Division of Consumer Affairs’) de New Jersey, en njconsumeraffairs.gov. También puede denunciarlo ante la Comisión Federal de Comercio (FTC), en reportefraude.ftc.gov.',
      },
      {
        title: 'Prepárese para la próxima vez',
        text: 'Elija un cerrajero ahora que tiene tiempo de comparar, y guarde el número. También puede dejar una llave con alguien de confianza.',
      },
    ],
  },
  questions: [
    {
      question: '¿Pueden subirme el precio después de empezar?',
      answer:
        'A veces hay un problema que no se ve desde afuera. Entonces deben parar, mostrarle lo que encontraron y decirle el nuevo precio. Y no deben seguir hasta que usted lo acepte.',
    },
    {
      question: '¿Cómo elijo un cerrajero antes de necesitarlo?',
      answer:
        'Pregunte a quién llaman sus vecinos, el súper del edificio o un agente de bienes raíces. Hágales la misma pregunta a dos o tres cerrajeros y compare. La manera de contestar le dice mucho.',
    },
    {
      question: '¿Cómo sé que el que llegó a mi puerta es el cerrajero que llamé?',
      answer:
        'Pregúntele algo que un extraño no puede saber. Cuando usted nos manda una solicitud y un cerrajero la acepta, la página de la solicitud le muestra dos palabras, por ejemplo “faro verde”. Nuestro cerrajero se las dirá en su puerta, y un extraño no puede. Si le dicen otras, no abra y llámenos.',
    },
    {
      question: '¿Les puedo hacer a ustedes las mismas preguntas?',
      answer:
        'Sí, hágalas, y nosotros también le vamos a preguntar algo. Antes de abrir, cambiar una combinación (rekey) o hacer una llave, necesitamos saber que tiene derecho a pedirlo. ' +
        `${proofRule.ask} ${proofRule.lockedInside}`,
    },
  ],
  related: [
    '/services/emergency-locksmith/house-lockout',
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/lock-rekey',
  ],
};
