import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { titleTag } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from './attributes';

/* Open, so that it can be read without the plugin; which one is open on narrow screens is said when it is rendered. */
export default function save( { attributes }: BlockSaveProps< ItemShowcaseItemAttributes > ) {
	const { title, level } = attributes;
	return (
		<details { ...useBlockProps.save() } open>
			<summary className="eidan-item__summary">
				<RichText.Content tagName={ titleTag( level ) } className="eidan-item__title" value={ title ?? '' } />
			</summary>
			<div { ...useInnerBlocksProps.save( { className: 'eidan-item__content is-layout-flow' } ) } />
		</details>
	);
}
