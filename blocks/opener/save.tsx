import { RichText, useBlockProps } from '@wordpress/block-editor';
import type { OpenerAttributes } from './attributes';

/** Saves a link to the panel. PHP adds the icon. */
export default function save( { attributes: { panel, text } }: { attributes: OpenerAttributes } ) {
	return (
		<a { ...useBlockProps.save() } href={ panel ? `#${ panel }` : undefined }>
			<RichText.Content tagName="span" className="eidan-opener__text" value={ text ?? '' } />
		</a>
	);
}
