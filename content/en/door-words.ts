/**
 * The words that a locksmith says at the door: an adjective, then a noun. Each is easy to say, sounds like no other here,
 * and has nothing to do with locks. A request's two words depend on the order of the lists, so replacing one changes
 * what people were told. Only new words at the end of a new list are harmless.
 */
export const doorWords = {
  first:
    'amber autumn bold brave breezy bright bronze calm careful cheerful clever cloudy copper coral cosmic cotton crimson crystal curious daring eager emerald fancy fearless friendly frosty gentle giant golden graceful happy honest humble ivory jolly lively lucky magic mellow merry mighty misty modern noble patient playful polished proud purple quiet rapid rustic scarlet shiny silver simple smooth snowy speedy steady sunny tidy tropical velvet violet vivid wooden yellow',
  second:
    'acorn anchor apple arrow badger balloon banjo barrel basket beacon blanket bottle bridge bucket cabin cactus camera candle canyon carpet castle cedar cherry comet compass cookie dolphin dragon eagle engine falcon feather forest fountain garden giraffe guitar hammer harbor helmet island jacket kettle ladder lantern lemon magnet meadow mirror mountain orchard otter pancake parrot pencil penguin pillow planet pumpkin rabbit ribbon river rocket saddle sparrow teapot tiger tulip turtle umbrella violin walnut whistle window zebra',
} as const;
