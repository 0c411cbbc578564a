import { __ } from '@wordpress/i18n';
import { CheckedField } from '../controls/checked-field';
import { clockOf, secondsOf } from './address';

/** A field for a time in a video, written like 1:30. The value is in seconds. */
export function TimeField( {
	label,
	value,
	onChange,
	help = '',
}: {
	label: string;
	value: number;
	onChange: ( seconds: number ) => void;
	help?: string;
} ) {
	return (
		<CheckedField
			label={ label }
			value={ value ? clockOf( value ) : '' }
			help={ help }
			error={ __( 'This is not a time. Enter one like 1:30.', 'eidan' ) }
			parse={ ( text ) => {
				const seconds = secondsOf( text );
				return seconds === null || seconds > 86400 ? null : `${ seconds }`;
			} }
			onChange={ ( seconds ) => onChange( Number( seconds ) ) }
		/>
	);
}
