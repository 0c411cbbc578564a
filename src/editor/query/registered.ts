/**
 * What is registered for queries beyond the schema: `Eidan\Lists\Query\QuerySchema`
 * tells the editor.
 */

/** An order. */
export interface RegisteredOrder {
	name: string;
	label: string;
	/** Post types that it is offered for; none for all. */
	types: string[];
}

/** A member of the attribute `query` that a control is drawn for. */
export interface RegisteredCondition {
	name: string;
	label: string;
	schema: {
		type: 'string' | 'integer' | 'number' | 'boolean';
		default: string | number | boolean;
		enum?: string[];
		minimum?: number;
		maximum?: number;
	};
	/** Labels by value of an enum. */
	labels: Record< string, string >;
	types: string[];
}

interface Registered {
	orders: RegisteredOrder[];
	conditions: RegisteredCondition[];
	/** What of its page a list can be about. */
	contexts: RegisteredOrder[];
}

const registered = (): Registered =>
	( window as { eidanQuery?: Registered } ).eidanQuery ?? { orders: [], conditions: [], contexts: [] };

const fits =
	( postType: string ) =>
	( { types }: { types: string[] } ) =>
		! types.length || types.includes( postType );

/**
 * Orders that are registered for a type, without those that are named already.
 *
 * @param postType Post type.
 * @param known    Names of the others.
 */
export const moreOrders = ( postType: string, known: readonly string[] ): RegisteredOrder[] =>
	registered().orders.filter( ( order ) => fits( postType )( order ) && ! known.includes( order.name ) );

/**
 * Conditions that are registered for a type.
 *
 * @param postType Post type.
 */
export const conditionsFor = ( postType: string ): RegisteredCondition[] =>
	registered().conditions.filter( fits( postType ) );

/**
 * What of its page a list of a type can be about, beyond what all can, or in place of it.
 *
 * @param postType Post type.
 */
export const contextsFor = ( postType: string ): RegisteredOrder[] => registered().contexts.filter( fits( postType ) );
