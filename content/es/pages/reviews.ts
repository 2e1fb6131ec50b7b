import type { reviews as en } from '../../en/pages/reviews.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';
import { ifSomethingFails } from '../owner-facts.ts';

export const reviews: Translated<typeof en> = {
  title: 'Cerrajero con 4.9 en 150 reseñas | Locksmith & Security',
  description:
    '4.9 en 150 reseñas: qué le dice ese número y qué no, y cómo dejar una reseña honesta después de un trabajo nuestro.',
  keywords: [
    'reseñas de cerrajero en North Bergen',
    'calificación de cerrajero',
    'dejar una reseña',
    'opiniones de cerrajeros en New Jersey',
  ],
  heading: 'Reseñas',
  lead: `Nuestra calificación es ${business.rating.value} en ${business.rating.reviewCount} reseñas. Vea cómo leer ese número y cómo dejar la suya.`,
  modified: '2026-11-25',
  list: {
    heading: 'Lo que dicen los clientes',
    text: 'Las escriben los clientes y las pone aquí el dueño.',
  },
  reading: {
    heading: 'Cómo leer una calificación',
    points: [
      {
        title: 'Lo que le dice',
        text: 'Un número como 4.9 dice que la mayoría de quienes dejaron una reseña quedaron contentos. Entre más reseñas haya detrás, más vale.',
      },
      {
        title: 'Lo que no le dice',
        text: 'No le dice qué necesita su cerradura ni cuánto va a costar, así que tómelo como una señal entre varias.',
      },
      {
        title: 'Lo que le dice más',
        text: '¿Le hablan claro cuando pregunta el precio? ¿La persona que llega le pide su identificación? Las dos cosas las puede ver usted.',
      },
    ],
  },
  leave: {
    heading: 'Cómo dejar una reseña',
    steps: [
      {
        title: 'Use la cerradura un día o dos',
        text: 'Pruebe todas las llaves, por dentro y por fuera. Con un día de uso ya sabrá más.',
      },
      {
        title: 'Diga qué hicimos',
        text: 'Diga el trabajo y la ciudad, como un cambio de combinación (rekey) en Hoboken o un carro que abrimos en Secaucus. A la próxima persona eso le sirve más que las estrellas.',
      },
      {
        title: 'No ponga nada privado',
        text: 'No ponga la dirección, el código del portón ni fotos donde se vean los cortes de su llave.',
      },
      {
        title: 'Publíquela o mándenosla',
        text: 'Publíquela en el sitio de reseñas que usted use. O mándela por correo electrónico y díganos si podemos ponerla aquí, y con qué nombre.',
      },
    ],
    email: { label: 'Mande su reseña por correo', subject: 'Una reseña' },
  },
  wrong: {
    heading: 'Si algo salió mal',
    paragraphs: [
      'Llámenos con su número de referencia o la dirección y díganos qué está mal: una llave que se traba, un pasador que roza, un recibo que no entiende. No tiene que llamarnos antes de escribir una reseña. Cuente lo que pasó, tal como pasó.',
      ...(ifSomethingFails ? [ifSomethingFails] : []),
    ],
  },
};
