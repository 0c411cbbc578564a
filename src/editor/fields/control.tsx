import { RangeControl, SelectControl, TextControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { CheckedField } from '../controls/checked-field';
import { ImageField } from './image-field';
import { ImagesField } from './images-field';
import { LinksField } from './links-field';
import { asId, asIds, asLinks, asText, type Field } from './types';
import { cleanDate, cleanEmail, cleanPhone, cleanUrl } from './values';

interface Props {
	field: Field;
	/** The stored value. It can have any type. */
	value: unknown;
	onChange: ( value: unknown ) => void;
}

const EXAMPLES = '2026, 2026-05, 2026-05-14';

const checks = {
	date: {
		parse: cleanDate,
		type: 'text',
		error: () =>
			sprintf(
				/* translators: %s: examples of dates. */
				__( 'This is not a date, so the previous one is kept. Enter a year, a month or a day: %s.', 'eidan' ),
				EXAMPLES
			),
	},
	url: {
		parse: cleanUrl,
		type: 'url',
		error: () =>
			__( 'This is not a URL, so the previous one is kept. Enter one like https://example.com.', 'eidan' ),
	},
	email: {
		parse: cleanEmail,
		type: 'email',
		error: () =>
			__(
				'This is not an email address, so the previous one is kept. Enter one like name@example.com.',
				'eidan'
			),
	},
	phone: {
		parse: cleanPhone,
		type: 'tel',
		error: () =>
			__( 'This is not a phone number, so the previous one is kept. Enter one like +49 30 1234567.', 'eidan' ),
	},
} as const;

/** The control of one field. It depends on the type of the field. */
export function FieldControl( { field, value, onChange }: Props ) {
	const { label, help } = field;
	switch ( field.type ) {
		case 'text':
			return (
				<TextControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...{ label, help, onChange } }
					value={ asText( value ) }
					maxLength={ field.maxLength }
				/>
			);
		case 'flag':
			return (
				<ToggleControl __nextHasNoMarginBottom { ...{ label, help, onChange } } checked={ value === true } />
			);
		case 'number':
			return (
				<RangeControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...{ label, help } }
					value={ typeof value === 'number' ? value : field.none }
					min={ Math.min( field.minimum, field.none ) }
					max={ field.maximum }
					step={ field.step }
					allowReset
					resetFallbackValue={ field.none }
					onChange={ ( number ) => onChange( number ?? field.none ) }
				/>
			);
		case 'choice':
			return (
				<SelectControl
					__nextHasNoMarginBottom
					__next40pxDefaultSize
					{ ...{ label, help, onChange } }
					value={ asText( value ) }
					options={ field.choices }
				/>
			);
		case 'image':
			return <ImageField { ...{ label, help, onChange } } id={ asId( value ) } />;
		case 'images':
			return <ImagesField { ...{ label, onChange } } ids={ asIds( value ) } />;
		case 'links':
			return <LinksField { ...{ label, help, onChange } } links={ asLinks( value ) } />;
		default: {
			const { parse, type, error } = checks[ field.type ];
			return (
				<CheckedField
					{ ...{ label, help, parse, type, onChange } }
					error={ error() }
					value={ asText( value ) }
				/>
			);
		}
	}
}
