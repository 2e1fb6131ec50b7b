import type { scamGuide as en } from '../../en/pages/scam-guide.ts';
import type { Translated } from '../../translated.ts';
import { proofRule } from './shared/proof.ts';

/** General advice to the public: nothing here may point at a business, or say that a license number proves anything. */
export const scamGuide: Translated<typeof en> = {
  title: 'Cómo reconocer una estafa de cerrajero en New Jersey',
  description:
    '¿Se quedó afuera y va a llamar a un número de internet? Cinco preguntas para el teléfono, señales de alerta en la puerta y dónde denunciar una estafa en NJ.',
  keywords: [
    'estafa de cerrajero',
    'estafas de cerrajeros en New Jersey',
    'cómo elegir un cerrajero',
    'el cerrajero me cobró de más',
    'denunciar a un cerrajero NJ',
  ],
  heading: 'Cómo reconocer una estafa de cerrajero en New Jersey',
  lead: 'Se quedó afuera y va a llamar a un número que encontró buscando en el teléfono. Esto es lo que conviene preguntar antes de que venga alguien, en qué fijarse en la puerta y qué hacer si sale mal.',
  modified: '2026-11-25',
  published: '2026-11-22',
  picture: {
    name: 'house-lockout',
    alt: 'Una puerta de entrada cerrada con llave; por el vidrio de al lado, unas llaves en una mesa con lámpara',
  },
  what: {
    heading: 'Cómo suele ser la estafa',
    paragraphs: [
      'Usted encuentra un anuncio con un precio muy bajo y un nombre que suena local. La persona del teléfono casi no habla del negocio. Llega alguien, dice que su cerradura es especial y quiere varias veces el precio que le dieron. Para entonces usted tiene frío, cansancio y prisa.',
      'Con eso cuenta la estafa. Un par de minutos de preguntas antes de que alguien salga para allá es su mejor protección.',
      'Un precio inicial bajo no es una estafa por sí solo. Nosotros también tenemos precios iniciales. Lo que importa es que le digan qué puede subir el precio, y que usted acepte el precio completo antes de que empiece el trabajo.',
    ],
  },
  ask: {
    heading: 'Cinco preguntas para hacer por teléfono',
    steps: [
      {
        title: '¿Cuál es el nombre legal de su negocio?',
        text: 'Anótelo. El mismo nombre debe estar en el sitio web, en la cotización y en el recibo. Si solo le dicen “servicio de cerrajería”, pregunte otra vez.',
      },
      {
        title: '¿De qué ciudad son?',
        text: 'Una respuesta honesta nombra una ciudad. Cualquiera puede poner en un anuncio un nombre que suene local.',
      },
      {
        title: '¿De cuánto a cuánto cuesta, y qué puede subir el precio?',
        text: 'Describa la puerta o el carro. Nadie puede saber el precio exacto sin ver la cerradura, pero deben decirle cuánto es probable que cueste y qué podría cambiarlo.',
      },
      {
        title: '¿Hay cargo por la visita si digo que no?',
        text: 'Pregúntelo antes de que alguien salga para allá. Así sabe cuánto le cuesta decir que no en la puerta.',
      },
      {
        title: '¿Me da el precio por escrito antes de empezar?',
        text: 'Basta una línea en papel o un mensaje de texto. Pregunte también cómo puede pagar.',
      },
    ],
  },
  goodSigns: {
    heading: 'Buenas señales en la puerta',
    items: [
      'El nombre en el vehículo, en la identificación o en los papeles es el que oyó por teléfono.',
      'La persona le muestra una identificación cuando usted la pide.',
      'También le piden la suya, y algo que muestre que el lugar o el carro es de usted.',
      'Miran la cerradura antes de darle el precio.',
      'Le dan el precio por escrito, y usted dice que sí antes de que saquen una herramienta.',
      'Tratan de abrir la cerradura antes de hablar de taladrarla.',
      'Le dan un recibo con el trabajo, las piezas y el nombre del negocio.',
    ],
  },
  warnings: {
    heading: 'Cinco señales de alerta',
    steps: [
      {
        title: 'El precio sube de golpe en la puerta',
        text: 'Por teléfono oyó un precio, y ahora es varias veces más. Puede haber una buena razón, como una segunda cerradura o una llave partida adentro. Pida verla. Si nadie puede mostrarle por qué, puede decir que no.',
      },
      {
        title: 'Quieren taladrar primero',
        text: 'Por lo general un cerrajero abre una cerradura común sin taladrar. Taladrar la arruina, y luego usted tiene que comprar otra. A veces de verdad es la única manera. Pero debe ser lo último, y deben decirle por qué antes de hacerlo.',
      },
      {
        title: 'Nadie dice el nombre del negocio',
        text: 'Sin nombre por teléfono, en el papel ni en el recibo, no tiene a quién llamar si la cerradura falla la semana que viene.',
      },
      {
        title: 'Solo efectivo, y sin recibo',
        text: 'A algunos negocios pequeños les gusta el efectivo, y está bien. Pero el efectivo es difícil de rastrear. Pague de una forma que deje constancia, como una tarjeta, y pida un recibo.',
      },
      {
        title: 'Lo apuran o lo presionan',
        text: 'Mientras no haya aceptado un precio, puede decir que no. Tómese un minuto para llamar a un amigo o a otro cerrajero. Si alguien lo amenaza o no quiere irse, llame al 911.',
      },
    ],
  },
  afterward: {
    heading: 'Qué hacer si le pasa a usted',
    steps: [
      {
        title: 'Consiga todo por escrito',
        text: 'Pida una factura detallada con el nombre del negocio. Tome fotos de la factura y de la cerradura. Guarde el anuncio, los mensajes y el número al que llamó.',
      },
      {
        title: 'Llame a la compañía de su tarjeta',
        text: 'Si pagó con tarjeta de crédito y cree que el cargo está mal, pregunte cómo disputarlo.',
      },
      {
        title: 'Denúncielo',
        text: 'Presente una queja ante la División de Asuntos del Consumidor (‘Division of Consumer Affairs’) de New Jersey, en njconsumeraffairs.gov. También puede denunciarlo ante la Comisión Federal de Comercio (FTC), en reportefraude.ftc.gov.',
      },
      {
        title: 'Prepárese para la próxima vez',
        text: 'Elija un cerrajero ahora, mientras tiene tiempo de comparar, y guarde el número. Deje una llave con alguien de confianza.',
      },
    ],
  },
  questions: [
    {
      question: '¿El precio puede cambiar después de empezar?',
      answer:
        'A veces hay un problema que nadie puede ver desde afuera. Entonces el trabajo debe parar. Deben mostrarle lo que encontraron y decirle el nuevo precio. Y no deben seguir hasta que usted lo acepte.',
    },
    {
      question: '¿Cómo elijo un cerrajero antes de necesitarlo?',
      answer:
        'Pregunte a los vecinos, al súper del edificio o a un agente de bienes raíces a quién llaman ellos. Haga la misma pregunta a dos o tres y compare las respuestas. La manera de contestar le dice mucho.',
    },
    {
      question: '¿Cómo sé que en mi puerta está la persona correcta?',
      answer:
        'Pídale algo que un extraño no puede saber. Cuando usted nos manda una solicitud y un cerrajero la acepta, la página de la solicitud muestra dos palabras, por ejemplo “faro verde”. Nuestro cerrajero las dice en su puerta. Otra persona no las sabe. Si las palabras no son esas, no abra y llámenos.',
    },
    {
      question: '¿Puedo hacerles a ustedes las mismas preguntas?',
      answer:
        'Sí, hágalas. Y nosotros también le preguntaremos algo. Antes de abrir, cambiar una combinación (rekey) o hacer una llave, necesitamos saber que es suyo. ' +
        `${proofRule.ask} ${proofRule.lockedInside}`,
    },
  ],
  related: [
    '/services/emergency-locksmith/house-lockout',
    '/services/emergency-locksmith/car-lockout',
    '/services/residential-locksmith/lock-rekey',
  ],
};
