import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { %Pascal%Attributes } from './attributes';
import { classesOf } from './look';

export default function save( { attributes }: BlockSaveProps< %Pascal%Attributes > ) {
	const { content } = attributes;
	return (
		<div { ...useBlockProps.save( { className: classesOf( attributes ) } ) } data-eidan-%slug%="">
			<RichText.Content tagName="p" className="eidan-%slug%__text" value={ content ?? '' } />
		</div>
	);
}
