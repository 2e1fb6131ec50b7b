import { business } from '../../../facts/business.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const guttenberg: TownCopy = {
  title: 'Cerrajero día y noche en Guttenberg | Locksmith & Security',
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
  lead: 'Guttenberg tiene unas cuatro cuadras de ancho, así que su calle es fácil de encontrar. Díganos el edificio, el piso y el tipo de cerradura. Contestamos el teléfono 24/7.',
  modified: '2026-11-23',
  passages: [
    {
      heading: 'Se quedó afuera en una torre de apartamentos',
      paragraphs: [
        `Si vive en una torre como las Galaxy Towers, pregunte en la recepción antes de llamarnos. Tal vez tengan una copia de su llave. Si no la tienen, pregunte dos cosas. ¿Puede subir un cerrajero de afuera a esta hora? ¿Y qué necesitan ver de nosotros? Nuestro número de licencia es ${business.license}, y tenemos seguro. Puede darles esos datos mientras espera.`,
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Cambiar la cerradura de un apartamento',
      paragraphs: [
        'La puerta de un apartamento que da a un pasillo común suele ser resistente al fuego. Se cierra sola, y por eso hay quien termina en el pasillo en calcetines. Nadie debe taladrarle un hueco nuevo si la administración no lo permite.',
        'Para cambiar la combinación (rekey: otros pines, otra llave) o el cilindro no hace falta otro hueco. Pero consulte antes con la administración. Puede que quieran una copia de la llave nueva. Y si su cerradura es parte del sistema de llave maestra del edificio, solo quien lo maneja puede encargar un cilindro que le sirva.',
      ],
    },
    {
      heading: 'Cerraduras y portones de la casa',
      paragraphs: [
        'Si la casa es suya, no piense solo en la puerta principal. Están también el portón de al lado, la puerta del sótano y la cerradura del porche. De esa tuvieron llave los dueños de antes. ¿Carga cuatro llaves para una sola casa? Por lo general podemos dejar todo con una llave, si las cerraduras usan el mismo tipo.',
      ],
    },
    {
      heading: 'El carro no detecta el control',
      paragraphs: [
        'Si su carro prende con botón y le dice que no hay llave, puede que la pila del control esté baja. En muchos modelos puede pegar el control al botón y apretar. Pruebe eso antes de dar por malo el control.',
      ],
    },
    {
      heading: 'Cuánto cuesta',
      paragraphs: [
        'Depende de qué falló, de las piezas que sirvan y de cuándo nos necesite. Las horas de la noche y los cilindros restringidos pueden subir el precio. Le damos un precio antes de empezar. Si la cerradura resulta ser otra cosa, paramos y le damos uno nuevo.',
      ],
    },
  ],
  calls: {
    heading: 'Lo que podemos hacer por usted en Guttenberg',
    items: [
      {
        title: 'Se quedó en el pasillo',
        text: 'Fue a botar la basura y la puerta se cerró. Si solo agarró el pestillo, es más fácil que con el cerrojo (deadbolt) puesto.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Acaba de comprar el apartamento',
        text: 'Podemos cambiar solo el cilindro, y la puerta se ve igual desde el pasillo.',
        path: '/services/residential-locksmith/lock-replacement',
      },
      {
        title: 'Demasiadas llaves para una casa',
        text: 'El porche, el sótano y la puerta de atrás, todo con una sola llave.',
        path: '/services/residential-locksmith/lock-rekey',
      },
      {
        title: 'Perdió todas las llaves del carro',
        text: 'Podemos hacer otra a partir del mismo carro y registrar su chip, para que el motor prenda.',
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
    heading: 'Lo que debemos saber en una torre',
    items: [
      'Torre, piso y número de apartamento, como los tiene la recepción.',
      'Identificación con foto. Si se le quedó adentro, díganoslo cuando llame, y pida que un empleado que lo conozca espere con usted.',
      'Las reglas del edificio para contratistas: horario, registro de entrada, cuál ascensor.',
      'El título o el registro, si vamos por un carro.',
    ],
  },
  questions: [
    {
      question: 'Estoy en el balcón y no puedo entrar. ¿Qué hago?',
      answer:
        'Si hay un niño solo adentro, o si usted tiene frío o se lastimó, llame al 911. Si no, llame a la recepción: alguien con copia de la llave puede entrar y ya. Si no pueden ayudarle, llámenos y pida que nos esperen en su puerta. La abrimos desde el pasillo.',
    },
    {
      question: 'Mi código postal (ZIP) es 07093. ¿Qué ciudad es?',
      answer:
        'Puede ser Guttenberg o West New York, y trabajamos en las dos. Díganos la ciudad junto con la calle, para no buscar su número en la que no es.',
    },
    {
      question: '¿Puedo poner la cerradura que yo quiera?',
      answer:
        'Revise su contrato de renta o las reglas del edificio. Tal vez pidan cierto acabado, un pestillo que cierre solo o una copia de la llave. Muéstrenos esas reglas antes de escoger una.',
    },
  ],
  neighbors: ['north-bergen', 'west-new-york'],
};
