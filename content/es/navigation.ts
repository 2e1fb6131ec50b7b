import type { navigation as en } from '../en/navigation.ts';
import { business } from '../facts/business.ts';
import type { Translated } from '../translated.ts';

/** Texts around every page: header, menus, footer, cookie banner, bars and loading views. */
export const navigation: Translated<typeof en> = {
  shortcuts: {
    label: 'Atajos',
    main: 'Ir al contenido principal',
    call: (phone) => `Llame al ${phone}`,
  },
  homeLink: `${business.name}, inicio`,
  topBar: {
    label: 'Barra superior',
    license: `Licencia de NJ n.º ${business.license}`,
    service: 'Servicio de emergencia 24/7',
  },
  header: {
    label: 'Principal',
    home: { path: '/', label: 'Inicio' },
    services: { path: '/services', label: 'Servicios', all: 'Todos los servicios' },
    areas: {
      path: '/service-areas',
      label: 'Ciudades',
      heading: 'Ciudades que atendemos',
      all: 'Todas las zonas de servicio',
    },
    links: [
      { path: '/faq', label: 'Preguntas' },
      { path: '/reviews', label: 'Reseñas' },
      { path: '/about', label: 'Nosotros' },
      { path: '/contact', label: 'Contacto' },
    ],
    book: 'Pedir servicio',
  },
  columns: [
    {
      slug: 'emergency-locksmith',
      label: 'Emergencia',
      all: 'Todos los servicios de emergencia',
      services: [
        {
          slug: 'car-lockout',
          label: 'Abrir carro',
          line: 'Las llaves se quedaron en el carro',
        },
        {
          slug: 'house-lockout',
          label: 'Abrir puerta de casa',
          line: 'Se quedó fuera de su casa o apartamento',
        },
        {
          slug: 'business-lockout',
          label: 'Abrir puerta de negocio',
          line: 'Una tienda u oficina que no puede abrir',
        },
        {
          slug: 'storage-unit-lockout',
          label: 'Abrir storage',
          line: 'Perdió la llave del candado, de disco o común',
        },
      ],
    },
    {
      slug: 'residential-locksmith',
      label: 'Residencial',
      all: 'Todos los servicios residenciales',
      services: [
        {
          slug: 'lock-replacement',
          label: 'Cambio de cerradura',
          line: 'Una cerradura nueva en vez de la gastada',
        },
        {
          slug: 'lock-rekey',
          label: 'Cambio de combinación',
          line: 'La misma cerradura, otra llave',
        },
        {
          slug: 'lock-repair',
          label: 'Reparación de cerradura',
          line: 'Llave trabada, pasador que roza, perilla floja',
        },
        {
          slug: 'gate-locks',
          label: 'Cerraduras de portón',
          line: 'Cerraduras de portón trabadas u oxidadas',
        },
      ],
    },
    {
      slug: 'commercial-locksmith',
      label: 'Comercial',
      all: 'Todos los servicios comerciales',
      services: [
        {
          slug: 'lock-replacement',
          label: 'Cambio de cerradura comercial',
          line: 'Cerraduras para mucho uso',
        },
        {
          slug: 'lock-rekey',
          label: 'Cambio de combinación comercial',
          line: 'Cuando cambian empleados o inquilinos',
        },
        {
          slug: 'emergency-exit-device',
          label: 'Barra antipánico',
          line: 'Se empuja la barra y todos salen',
        },
        {
          slug: 'master-key',
          label: 'Sistema de llave maestra',
          line: 'Usted abre todo; cada empleado, lo suyo',
        },
        {
          slug: 'access-control',
          label: 'Control de acceso',
          line: 'Tarjetas y códigos en vez de llaves',
        },
      ],
    },
    {
      slug: 'auto-locksmith',
      label: 'Automotriz',
      all: 'Todos los servicios automotrices',
      services: [
        {
          slug: 'car-key-replacement',
          label: 'Llave de carro nueva',
          line: 'Cuando se perdieron todas las llaves',
        },
        {
          slug: 'key-fob-programming',
          label: 'Programación de control',
          line: 'Un control nuevo programado para su carro',
        },
        {
          slug: 'car-key-duplicate',
          label: 'Copia de llave de carro',
          line: 'Otra llave, copiada de una que sirve',
        },
        {
          slug: 'car-key-cutting',
          label: 'Corte de llave de carro',
          line: 'Una llave cortada por código',
        },
        {
          slug: 'ignition-lock-cylinder',
          label: 'Reparación del encendido',
          line: 'La llave entra pero no gira',
        },
      ],
    },
  ],
  search: { label: 'Buscar en este sitio', submit: 'Buscar' },
  mobileMenu: { label: 'Menú', open: 'Abrir menú', close: 'Cerrar menú' },
  breadcrumbs: {
    label: 'Ruta de navegación',
    segments: {
      '': 'Inicio',
      services: 'Servicios',
      'emergency-locksmith': 'Cerrajero de emergencia',
      'residential-locksmith': 'Cerrajero residencial',
      'commercial-locksmith': 'Cerrajero comercial',
      'auto-locksmith': 'Cerrajero automotriz',
      'service-areas': 'Zonas de servicio',
      about: 'Sobre nosotros',
      contact: 'Contacto',
      'book-online': 'Solicitud en línea',
      reviews: 'Reseñas',
      faq: 'Preguntas frecuentes',
      'how-to-spot-a-locksmith-scam': 'Cómo reconocer la estafa del cerrajero',
      search: 'Buscar',
      sitemap: 'Mapa del sitio',
      'privacy-policy': 'Política de privacidad',
      'terms-conditions': 'Términos y condiciones',
      'thank-you': 'Gracias',
      '404': '404',
      offline: 'Sin conexión',
    },
  },
  footer: {
    contact: 'Contacto',
    area: `${business.locality}, ${business.regionCode} ${business.postalCode} + 7 ciudades`,
    quickLinks: {
      heading: 'Enlaces rápidos',
      links: [
        { path: '/about', label: 'Sobre nosotros' },
        { path: '/services', label: 'Servicios' },
        { path: '/service-areas', label: 'Zonas de servicio' },
        { path: '/contact', label: 'Contacto' },
        { path: '/reviews', label: 'Reseñas' },
        { path: '/faq', label: 'Preguntas frecuentes' },
        { path: '/sitemap', label: 'Mapa del sitio' },
      ],
    },
    hours: { heading: 'Horario', label: 'Servicio de emergencia', value: '24 horas / 7 días' },
    license: `Licencia de NJ n.º ${business.license}`,
    legalPaths: ['/privacy-policy', '/terms-conditions'],
    copyright: (year: number) => `© ${year} ${business.name}. Todos los derechos reservados.`,
  },
  cookieBanner: {
    label: 'Aviso de cookies',
    text: [
      'Usamos cookies para mejorar su experiencia.',
      'Si sigue en este sitio, acepta que usemos cookies.',
    ],
    more: 'Saber más',
    accept: 'Aceptar todas',
    close: 'Cerrar',
  },
  callBar: {
    label: 'Llamar o pedir servicio',
    request: 'Pedir servicio',
    giveReference: 'Llame y dé su n.º de referencia',
  },
  loading: { page: 'Cargando…' },
};
