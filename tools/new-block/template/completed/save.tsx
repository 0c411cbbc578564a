import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { BlockSaveProps } from '@wordpress/blocks';
import type { %Pascal%Attributes } from './attributes';

/** What the author wrote, readable without the plugin; no setting changes what is saved. PHP adds the look. */
export default function save( { attributes: { content } }: BlockSaveProps< %Pascal%Attributes > ) {
	return (
		<div { ...useBlockProps.save() }>
			<RichText.Content tagName="p" className="eidan-%slug%__text" value={ content ?? '' } />
		</div>
	);
}
