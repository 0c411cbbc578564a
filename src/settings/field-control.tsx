import {
	RadioControl,
	TextareaControl,
	TextControl,
	ToggleControl,
	__experimentalInputControl as InputControl,
} from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { Demonstration, isShown } from './demonstration';
import { Gauge, isGauged } from './gauge';
import type { Field } from './types';
import type { Limits } from './values';

interface Props {
	field: Field;
	value: unknown;
	defaultValue: unknown;
	/** Of a number. */
	limits: Limits | undefined;
	error: string | undefined;
	note: string | undefined;
	/** Address of the site. It is shown before the value of an address field. */
	home: string;
	disabled: boolean;
	onChange: ( value: unknown ) => void;
}

/** Returns the id of the element that gets the focus for a setting. */
export const fieldId = ( path: string ) => `eidan-setting-${ path.replace( '.', '-' ) }`;

/** Returns typed text as a number if it is one, else unchanged. */
export const numberOf = ( text: string | undefined ): number | string =>
	text !== undefined && /^-?(\d+\.?|\d*\.\d+)(e-?\d+)?$/i.test( text.trim() ) ? Number( text ) : ( text ?? '' );

/** Returns a default value as readable text. */
function defaultText( field: Field, value: unknown ): string {
	switch ( field.type ) {
		case 'number':
			return [ value, field.unit ].filter( ( part ) => part !== undefined ).join( ' ' );
		case 'address':
		case 'text':
			return String( value );
		case 'choice':
			return field.options.find( ( option ) => option.value === value )?.label ?? '';
		default:
			return '';
	}
}

/** Addresses, handles and the like are no words of a language. */
const typed = { spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' } as const;

/** A setting with its control, help text and error. */
export function FieldControl( { field, value, defaultValue, limits, error, note, home, disabled, onChange }: Props ) {
	const id = fieldId( field.path );
	const hint = value === defaultValue ? '' : defaultText( field, defaultValue );
	const help = (
		<>
			{ error && (
				<span className="eidan-settings__error" id={ `${ id }-error` }>
					{ error }{ ' ' }
				</span>
			) }
			{ note && ! error && <span className="eidan-settings__note">{ note } </span> }
			{ field.help }
			{ hint && (
				<span className="eidan-settings__default">
					{ ' ' }
					{
						/* translators: %s: value of a setting. */
						sprintf( __( 'Default: %s.', 'eidan' ), hint )
					}
				</span>
			) }
		</>
	);

	const classes = [
		'eidan-settings__field',
		`is-${ field.type }`,
		...( error ? [ 'is-wrong' ] : [] ),
		...( isShown( field.path ) ? [ 'has-demonstration' ] : [] ),
	];

	return (
		<div className={ classes.join( ' ' ) }>
			<Control { ...{ field, id, value, limits, help, home, disabled, onChange } } invalid={ !! error } />
			{ isShown( field.path ) && <Demonstration path={ field.path } value={ value } /> }
			{ isGauged( field.path ) && <Gauge path={ field.path } value={ value } /> }
		</div>
	);
}

interface ControlProps extends Pick< Props, 'field' | 'value' | 'limits' | 'home' | 'disabled' | 'onChange' > {
	id: string;
	help: JSX.Element;
	invalid: boolean;
}

function Control( { field, id, value, limits, help, home, disabled, invalid, onChange }: ControlProps ) {
	switch ( field.type ) {
		case 'toggle':
			return (
				<div id={ id } tabIndex={ -1 }>
					<ToggleControl
						__nextHasNoMarginBottom
						label={ field.label }
						help={ help }
						checked={ value === true }
						disabled={ disabled }
						onChange={ onChange }
					/>
				</div>
			);
		case 'address':
			return (
				<>
					<TextControl
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						id={ id }
						label={ field.label }
						help={ help }
						value={ String( value ?? '' ) }
						{ ...typed }
						disabled={ disabled }
						aria-invalid={ invalid }
						onChange={ onChange }
					/>
					{ value !== '' && ! disabled && (
						<p className="eidan-settings__address">
							<bdi>
								{ home }
								<b>{ String( value ) }</b>/
							</bdi>
						</p>
					) }
				</>
			);
		case 'text':
		case 'lines': {
			const common = {
				label: field.label,
				help,
				value: String( value ?? '' ),
				placeholder: field.placeholder ?? '',
				...typed,
				disabled,
				'aria-invalid': invalid,
				onChange,
			};
			return field.type === 'text' ? (
				<TextControl __nextHasNoMarginBottom __next40pxDefaultSize id={ id } { ...common } />
			) : (
				// With an id of ours the label would not be the field's.
				<div id={ id } tabIndex={ -1 }>
					<TextareaControl __nextHasNoMarginBottom rows={ 3 } { ...common } />
				</div>
			);
		}
		case 'number':
			// NumberControl would silently correct values that are out of range. Here the user should see an error.
			return (
				<InputControl
					type="number"
					__next40pxDefaultSize
					id={ id }
					label={ field.unit ? `${ field.label } (${ field.unit })` : field.label }
					help={ help }
					value={ String( value ?? '' ) }
					min={ limits?.min }
					max={ limits?.max }
					step={ field.step ?? 1 }
					disabled={ disabled }
					aria-invalid={ invalid }
					onChange={ ( text ) => onChange( numberOf( text ) ) }
				/>
			);
		case 'choice':
			return (
				<div id={ id } tabIndex={ -1 }>
					<RadioControl
						label={ field.label }
						help={ help as never }
						selected={ String( value ) }
						options={ field.options.map( ( { description, ...option } ) =>
							description === undefined ? option : { ...option, description }
						) }
						disabled={ disabled }
						onChange={ onChange }
					/>
				</div>
			);
	}
}
