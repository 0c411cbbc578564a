import { SelectControl, ToggleControl, __experimentalNumberControl as NumberControl } from '@wordpress/components';
import { conditionsFor, type RegisteredCondition } from './registered';

type Value = RegisteredCondition[ 'schema' ][ 'default' ];

interface ControlProps {
	condition: RegisteredCondition;
	value: Value;
	onChange: ( value: Value ) => void;
}

function Control( { condition: { label, labels, schema }, value, onChange }: ControlProps ) {
	const { minimum = -Infinity, maximum = Infinity } = schema;
	if ( schema.type === 'boolean' ) {
		return (
			<ToggleControl __nextHasNoMarginBottom label={ label } checked={ value === true } onChange={ onChange } />
		);
	}
	if ( schema.type === 'string' ) {
		return (
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ label }
				value={ `${ value }` }
				options={ ( schema.enum ?? [] ).map( ( name ) => ( { label: labels[ name ] ?? name, value: name } ) ) }
				onChange={ onChange }
			/>
		);
	}
	return (
		<NumberControl
			__next40pxDefaultSize
			label={ label }
			value={ Number( value ) }
			min={ minimum }
			max={ maximum }
			onChange={ ( number ) => onChange( Math.min( maximum, Math.max( minimum, Number( number ) || 0 ) ) ) }
		/>
	);
}

interface Props {
	postType: string;
	/** The attribute `query`. */
	query: object;
	set: ( change: object ) => void;
}

/** Draws a control for each condition that is registered for the post type. */
export function Conditions( { postType, query, set }: Props ) {
	const values = query as Record< string, Value | undefined >;
	return conditionsFor( postType ).map( ( condition ) => (
		<Control
			key={ condition.name }
			condition={ condition }
			value={ values[ condition.name ] ?? condition.schema.default }
			onChange={ ( value ) => set( { [ condition.name ]: value } ) }
		/>
	) );
}
