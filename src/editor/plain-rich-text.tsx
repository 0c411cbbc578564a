import { RichText } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';

/** Plain text as HTML. */
const toHtml = ( text: string ) => text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' );

/** HTML without formats as plain text. */
const toText = ( html: string ) =>
	html
		.replace( /&lt;/g, '<' )
		.replace( /&gt;/g, '>' )
		.replace( /&nbsp;/g, ' ' )
		.replace( /&amp;/g, '&' );

interface Props {
	/** What it is, for screen readers. */
	label: string;
	/** Text of the attribute, which is no HTML. */
	value: string;
	onChange: ( value: string ) => void;
	className?: string;
	tagName?: 'div' | 'span';
	/** What visitors get while the attribute is empty. It is edited like the author's own words. */
	fallback?: string;
	/** What the author reads while there is no text. */
	placeholder?: string;
}

/** A text without formats, on one line, that is written in its place in the canvas. */
export function PlainRichText( {
	label,
	value,
	onChange,
	fallback = '',
	placeholder = fallback,
	tagName = 'span',
	className,
}: Props ) {
	// Somebody who has deleted the fallback wants to write, and not have it back at once.
	const [ isCleared, setCleared ] = useState( false );
	return (
		<span style={ { display: 'contents' } } onBlur={ () => setCleared( false ) }>
			<RichText
				tagName={ tagName }
				className={ className }
				aria-label={ label }
				placeholder={ placeholder }
				value={ toHtml( value || ( isCleared ? '' : fallback ) ) }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ ( html: string ) => {
					const text = toText( html );
					setCleared( ! text );
					onChange( text === fallback ? '' : text );
				} }
			/>
		</span>
	);
}
