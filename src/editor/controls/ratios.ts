/** The aspect ratios that images can be cropped to. In block.json they follow the value for "Original". */
export const RATIOS = [ '1/1', '4/5', '3/4', '2/3', '5/4', '4/3', '3/2', '16/9', '21/9' ] as const;
