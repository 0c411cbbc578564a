import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { %Pascal%Attributes } from './attributes';

export default function save( { attributes }: BlockSaveProps< %Pascal%Attributes > ) {
	const { content, emphasis } = attributes;
	return (
		<div { ...useBlockProps.save( { className: `is-${ emphasis }` } ) } data-eidan-%slug%="">
			<RichText.Content tagName="p" className="eidan-%slug%__text" value={ content ?? '' } />
		</div>
	);
}
