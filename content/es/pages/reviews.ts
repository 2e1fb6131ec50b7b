import type { reviews as en } from '../../en/pages/reviews.ts';
import { business } from '../../facts/business.ts';
import type { Translated } from '../../translated.ts';
import { ifSomethingFails } from '../owner-facts.ts';

export const reviews: Translated<typeof en> = {
  title: 'Cerrajero con 4.9 en 150 reseñas | Locksmith & Security',
  description:
    'Una calificación de 4.9 en 150 reseñas: qué puede y qué no puede decirle ese número, y cómo dejar su propia reseña honesta después de un trabajo.',
  keywords: [
    'reseñas de cerrajero en North Bergen',
    'calificación de cerrajero',
    'dejar una reseña',
    'cerrajero de confianza en New Jersey',
  ],
  heading: 'Reseñas',
  lead: `Nuestra calificación es ${business.rating.value} en ${business.rating.reviewCount} reseñas. Vea cómo leer ese número y cómo agregar la suya.`,
  modified: '2026-11-22',
  aggregate: { heading: 'La calificación' },
  list: {
    heading: 'Con las palabras de los clientes',
    text: 'Escritas por clientes y puestas aquí por el dueño.',
  },
  passages: [
    {
      heading: 'Cómo leer una calificación',
      paragraphs: [
        'Un número como 4.9 dice que la mayoría de quienes dejaron una reseña quedaron contentos. No dice qué necesita su cerradura ni cuánto va a costar. Tómelo como una señal entre varias.',
        'Hay otras señales fáciles de ver. ¿Le responden claro cuando pregunta el precio? ¿La persona en la puerta le pide su identificación? Eso le dice más que cualquier estrella.',
      ],
    },
    {
      heading: 'Si algo salió mal',
      paragraphs: [
        'Llámenos con su número de referencia o la dirección y díganos qué está mal: una llave que se traba, un pasador que roza, una factura que no entiende. No tiene que llamar antes de escribir una reseña. Cuéntelo tal como pasó.',
        ...(ifSomethingFails ? [ifSomethingFails] : []),
      ],
    },
  ],
  leave: {
    heading: 'Cómo dejar una reseña',
    steps: [
      {
        title: 'Use la cerradura un día o dos',
        text: 'Pruebe todas las llaves, por dentro y por fuera. Después de un día de uso sabrá más.',
      },
      {
        title: 'Diga qué hicimos',
        text: 'Nombre el trabajo y la ciudad: un cambio de combinación (rekey) en Hoboken, una apertura en Secaucus. A la próxima persona eso le sirve más que las estrellas.',
      },
      {
        title: 'Deje fuera lo privado',
        text: 'Ni la dirección, ni el código del portón, ni fotos donde se vean los cortes de su llave.',
      },
      {
        title: 'Publíquela o mándenosla',
        text: 'Publíquela en el sitio de reseñas que usted use. O mándela por correo electrónico, y díganos si podemos ponerla aquí y con qué nombre.',
      },
    ],
  },
};
