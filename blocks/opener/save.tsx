import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { OpenerAttributes } from './attributes';

/** A link to the panel; its icon comes when it is rendered. */
export default function save( { attributes: { panel, text } }: { attributes: OpenerAttributes } ) {
	return (
		<a { ...useBlockProps.save() } href={ panel ? `#${ panel }` : undefined }>
			<RichText.Content tagName="span" className="eidan-opener__text" value={ text ?? '' } />
		</a>
	);
}
