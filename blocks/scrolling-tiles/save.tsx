import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

import type { ScrollingTilesAttributes } from './attributes';
import { classesOf } from './look';

/** Rows of tiles; all that moves them comes when they are rendered. */
export default function save( { attributes }: { attributes: ScrollingTilesAttributes } ) {
	return <div { ...useInnerBlocksProps.save( useBlockProps.save( { className: classesOf( attributes ) } ) ) } />;
}
