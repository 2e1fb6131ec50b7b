import { business } from '../../../facts/business.ts';
import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const guttenberg: TownCopy = {
  title: 'Cerrajero 24/7 en Guttenberg, NJ | Locksmith & Security',
  description:
    '¿Se quedó fuera del apartamento, la casa o el carro en Guttenberg, NJ? Qué pedir en la recepción de una torre como las Galaxy Towers y cuándo llamarnos.',
  keywords: [
    'cerrajero en Guttenberg NJ',
    'cerrajero Galaxy Towers',
    'abrir apartamento sin llave Guttenberg',
    'cerrajero 07093 Guttenberg',
    'cambio de cerradura de apartamento Guttenberg',
  ],
  heading: 'Cerrajero en Guttenberg para torres y casas',
  lead: 'Guttenberg tiene unas cuatro cuadras de ancho, así que su calle es fácil de encontrar. Llámenos a cualquier hora y díganos el edificio, el piso y el tipo de cerradura.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'Se quedó afuera en una torre de apartamentos',
      paragraphs: [
        `Si vive en una torre como las Galaxy Towers, pregunte en la recepción antes de llamarnos. Tal vez tengan una copia de su llave. Si no la tienen, pregunte si puede subir un cerrajero de afuera a esta hora, y qué documentos nos van a pedir. Nuestra licencia de NJ es la n.º ${business.license}, y tenemos seguro. Puede darles esos datos mientras espera.`,
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Cambiar la cerradura de un apartamento',
      paragraphs: [
        'La puerta de un apartamento que da a un pasillo común suele ser resistente al fuego. Se cierra sola, y por eso hay quien termina en el pasillo en calcetines. Nadie debe taladrarle un hueco nuevo si la administración no lo permite.',
        'Para cambiar la combinación (rekey: otros pines, otra llave) o el cilindro no hace falta otro hueco. Pero pregunte antes en la administración, que quizás quiera una copia de la llave nueva. Y si su cerradura es parte del sistema de llave maestra del edificio, solo quien lo maneja puede encargar un cilindro que le sirva.',
      ],
    },
    {
      heading: 'Cerraduras y portones de la casa',
      paragraphs: [
        'Si la casa es suya, no piense solo en la puerta principal. Están también el portón del costado, la puerta del sótano y la cerradura del porche, de las que tuvieron llave los dueños anteriores. Si carga cuatro llaves para una sola casa, por lo general podemos dejarlo todo con una, si las cerraduras usan el mismo tipo.',
      ],
    },
    {
      heading: 'El carro no detecta el control',
      paragraphs: [
        'Si su carro prende con botón y le dice que no hay llave, puede que la pila del control esté baja. En muchos modelos puede pegar el control al botón y apretar. Pruebe eso antes de dar por malo el control.',
      ],
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en Guttenberg?',
      paragraphs: [
        `En una torre, un cilindro restringido puede costar más que uno común. Si la cerradura resulta ser otra cosa, pararemos y le daremos un precio nuevo. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en Guttenberg',
    items: [
      {
        title: 'Se quedó en el pasillo',
        text: 'Fue a botar la basura y se le cerró la puerta. Si solo quedó cerrada con el pestillo, es más fácil que con el cerrojo (deadbolt) puesto.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Acaba de comprar el apartamento',
        text: 'Podemos cambiar solo el cilindro, y la puerta se ve igual desde el pasillo.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        title: 'Demasiadas llaves para una casa',
        text: 'Muchas veces podemos dejar el porche, el sótano y la puerta de atrás con una sola llave.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Perdió todas las llaves del carro',
        text: 'Podemos hacer otra directamente con el carro y registrar el chip, para que el motor prenda.',
        path: '/services/auto-locksmith/car-key-replacement',
      },
      {
        title: 'No puede abrir el carro en un garaje',
        text: 'Denos el nivel, el espacio y la altura máxima que marca la rampa.',
        path: '/services/emergency-locksmith/car-lockout',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en Guttenberg',
    items: [
      'Torre, piso y número de apartamento, como los tiene la recepción.',
      'Su identificación con foto. Si se le quedó adentro, díganoslo cuando llame, y pida que un empleado que lo conozca espere con usted.',
      'Las reglas del edificio para contratistas: horario, registro de entrada, cuál ascensor.',
      'El título o el registro, si vamos por un carro.',
    ],
  },
  questions: [
    {
      question: 'Me quedé encerrado en el balcón. ¿Qué hago?',
      answer:
        'Si hay un niño solo adentro, o si usted tiene frío o se lastimó, llame al 911. Si no, llame a la recepción, porque alguien con copia de la llave puede entrar y ya. Si no pueden ayudarle, llámenos y pida que nos esperen en su puerta, y la abrimos desde el pasillo.',
    },
    {
      question: '¿De qué ciudad es el código postal (ZIP) 07093?',
      answer:
        'Puede ser de Guttenberg o de West New York, y trabajamos en las dos. Díganos la ciudad junto con la calle, para no buscar su número en la que no es.',
    },
    {
      question: '¿Puedo ponerle cualquier cerradura a mi apartamento?',
      answer:
        'Revise su contrato de renta o las reglas del edificio, que tal vez pidan cierto acabado, un pestillo que cierre solo o una copia de la llave. Muéstrenos esas reglas antes de escoger una.',
    },
  ],
  neighbors: ['north-bergen', 'west-new-york'],
};
