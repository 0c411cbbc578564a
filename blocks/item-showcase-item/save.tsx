import { RichText, useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import { titleTag } from '@eidan/editor';
import type { ItemShowcaseItemAttributes } from './attributes';

/* Saves every item open, so that it can be read without the plugin. PHP decides which one is open on narrow screens. */
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
