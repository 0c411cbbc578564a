import { TextControl } from '@wordpress/components';
import { useState } from '@wordpress/element';

interface Props {
	label: string;
	value: string;
	help: string;
	error: string;
	type?: 'text' | 'url' | 'email' | 'tel';
	/** Converts text to a valid value. Returns null if the text is invalid. */
	parse: ( text: string ) => string | null;
	onChange: ( value: string ) => void;
}

/**
 * A text field that passes on only valid values.
 *
 * Invalid text stays in the field, with an error message below it. So authors can correct a typing mistake.
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
