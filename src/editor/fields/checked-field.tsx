import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';

interface Props {
	label: string;
	value: string;
	help: string;
	error: string;
	type?: 'text' | 'url' | 'email' | 'tel';
	/** The value that a text stands for; null if it stands for none. */
	parse: ( text: string ) => string | null;
	onChange: ( value: string ) => void;
}

/**
 * A text field that hands on only what makes sense.
 *
 * What was typed stays in the field, with the reason below it, so that nobody
 * loses words for a typing mistake.
 */
export function CheckedField( { label, value, help, error, type = 'text', parse, onChange }: Props ) {
	const [ draft, setDraft ] = useState< string | null >( null );
	const [ left, setLeft ] = useState( false );
	const wrong = draft !== null && parse( draft ) === null;

	return (
		<div className={ wrong && left ? 'eidan-field eidan-group is-wrong' : 'eidan-field eidan-group' }>
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				type={ type }
				value={ draft ?? value }
				help={ wrong && left ? error : help }
				aria-invalid={ wrong && left }
				onFocus={ () => setLeft( false ) }
				onChange={ ( text ) => {
					setDraft( text );
					const parsed = parse( text );
					if ( parsed !== null ) {
						onChange( parsed );
					}
				} }
				onBlur={ () => {
					setLeft( true );
					if ( ! wrong ) {
						setDraft( null );
					}
				} }
			/>
		</div>
	);
}
