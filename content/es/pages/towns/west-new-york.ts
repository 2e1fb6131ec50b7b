import { pricesInTown } from '../../../registry/aside-copy.ts';
import type { TownCopy } from '../../../registry/copy.ts';
import { townPictures } from '../shared/town-pictures.ts';

export const westNewYork: TownCopy = {
  title: 'Cerrajero 24/7 en West New York, NJ | Locksmith & Security',
  description:
    'Cerrajero las 24 horas en West New York, NJ 07093: teclados y controles en Port Imperial, apartamentos de Boulevard East, tiendas de Bergenline Avenue.',
  keywords: [
    'cerrajero en West New York NJ',
    'cerrajero 07093',
    'cerrajero Port Imperial',
    'abrir apartamento en Boulevard East',
    'programación de control de carro West New York',
    'cerradura electrónica no funciona',
  ],
  heading: 'Su cerrajero en West New York',
  lead: 'Hay teclados junto al río, cerraduras más viejas por Boulevard East y puertas de tienda en Bergenline Avenue. Vea qué puede probar usted y cuándo llamarnos.',
  modified: '2026-11-25',
  passages: [
    {
      heading: 'El teclado no prende en Port Imperial',
      paragraphs: [
        'Un apartamento junto al río puede tener una cerradura de teclado o de tarjeta en vez de un cerrojo (deadbolt) común. Cuando se apaga, lo primero que hay que revisar son las pilas. Algunos modelos tienen por fuera dos contactos, y con una pila nueva de 9 voltios puesta ahí hay corriente para entrar una vez. Otros esconden la entrada de una llave común bajo una tapa. Busque las dos cosas y, si no las encuentra, díganos cómo es la cerradura cuando llame.',
        'Un motor lento o una luz que parpadea quiere decir que es hora de cambiar todas las pilas a la vez.',
      ],
    },
    {
      heading: 'Se quedó afuera en Boulevard East',
      paragraphs: [
        'Las puertas de apartamento más viejas pueden tener una cerradura de embutir (mortise). Es una caja de acero metida en el canto de la puerta, con el pestillo y el cerrojo en una sola pieza. En muchas, dos botones pequeños en ese canto deciden si la perilla de afuera gira. Si va al buzón y toca el que no es, se queda afuera. Podemos ponerlos de modo que solo el cerrojo cierre la puerta con llave.',
        'Si la perilla está floja o el pestillo se queda a medio camino, puede que los resortes de adentro estén gastados. Muchas veces podemos reparar la caja, o cambiarla por una del mismo tamaño.',
      ],
      picture: townPictures.desk,
    },
    {
      heading: 'Puertas de tienda y de calle en Bergenline Avenue',
      paragraphs: [
        'Entre dos vitrinas puede haber una puerta sencilla que lleva a los apartamentos de arriba. Si el cierrapuertas perdió el aceite, la puerta se cierra de golpe, y si tiene poca fuerza, no cierra del todo. En los dos casos le echan la culpa a la cerradura. Mándelo a arreglar antes de que alguien deje la puerta abierta con una cuña.',
        'Una tienda puede tener cortina metálica, puerta de vidrio, oficina y cuarto de mercancía. Con un sistema de llave maestra, un empleado nuevo puede abrir una de esas puertas y ninguna otra.',
      ],
    },
    {
      heading: '¿Cuánto cuesta un cerrajero en West New York?',
      paragraphs: [
        `Por una cerradura electrónica o un cilindro raro se suele pagar más que por una cerradura sencilla. ${pricesInTown}`,
      ],
    },
  ],
  calls: {
    heading: 'Servicios de cerrajería en West New York',
    items: [
      {
        title: 'El teclado está apagado',
        text: 'Si no hay otra llave y el truco de la pila no sirve, abriremos la puerta con el menor daño que permita la cerradura.',
        path: '/services/emergency-locksmith/house-lockout',
      },
      {
        title: 'Su vieja cerradura de embutir está fallando',
        text: 'Sacamos la caja y la miramos antes de que nadie hable de una nueva.',
        path: '/services/residential-locksmith/lock-repair',
      },
      {
        title: 'El control no abre el carro',
        text: 'Primero revisamos la pila, luego la conexión con el carro. Un control nuevo se busca según el año, la marca y el modelo.',
        path: '/services/auto-locksmith/key-fob-programming',
      },
      {
        title: 'Demasiada gente tiene llave de la tienda',
        text: 'Una llave para el dueño, y otras que abren solo algunas puertas.',
        path: '/services/commercial-locksmith/master-key',
      },
    ],
  },
  ready: {
    heading: 'Qué tener a mano en West New York',
    items: [
      'Una identificación con foto, como su licencia de conducir o su pasaporte.',
      'Un recibo, un contrato de renta o el registro de la recepción que muestre que vive en el apartamento.',
      'El nombre “West New York” con su dirección, porque Guttenberg tiene el mismo código postal (ZIP), 07093.',
      'El edificio, la entrada y el código del portón si hay uno, que tiene su propia casilla en el formulario.',
      'Una foto de la cerradura, para poder describirla por teléfono.',
    ],
  },
  questions: [
    {
      question: '¿Tengo que avisar en la recepción que viene un cerrajero?',
      answer:
        'Ayuda, y muchos edificios lo piden. Además, puede que la recepción tenga una copia de su llave, y entonces no nos necesita.',
    },
    {
      question: '¿Pueden hacer un control para el garaje de mi edificio?',
      answer:
        'Los lectores del garaje y del lobby usan la lista del edificio, así que es el administrador quien agrega o cancela un control. Programamos controles de carro. Trabajamos en el sistema de acceso del edificio cuando nos lo pide su dueño.',
    },
    {
      question: '¿Van a tener que taladrar una cerradura electrónica?',
      answer:
        'Eso es lo último. Primero probamos con corriente desde afuera, con una entrada de llave escondida o con el propio pestillo. Si taladrar es la única manera, le diremos por qué y qué hay que cambiar, y usted decide.',
    },
  ],
  neighbors: ['guttenberg', 'weehawken', 'union-city', 'north-bergen'],
};
