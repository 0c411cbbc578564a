/**
 * Orders, conditions, contexts, taxonomies and facets that PHP code registered. `Eidan\Lists\Query\QuerySchema` passes them to the editor.
 */

/** A registered order; contexts have the same members. */
export interface RegisteredOrder {
	name: string;
	label: string;
	/** Post types for which it is offered; if empty, all. */
	types: string[];
}

/** A registered condition. It is a member of the attribute `query` and has a control of its own. */
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
	/** Labels of the values of an enum, by value. */
	labels: Record< string, string >;
	types: string[];
}

/** A taxonomy with an interface, whose terms the REST API gives to everybody. */
export interface RegisteredTaxonomy {
	slug: string;
	name: string;
	/** Post types that it is for. */
	types: string[];
	/** Whether its terms have child terms. */
	tree?: boolean;
}

interface Registered {
	orders: RegisteredOrder[];
	conditions: RegisteredCondition[];
	/** Query types that depend on the current page, such as "Related to the current item". */
	contexts: RegisteredOrder[];
	taxonomies?: RegisteredTaxonomy[];
	/** What visitors filter by and that is no taxonomy, such as the price of products. */
	facets?: RegisteredOrder[];
}

const registered = (): Registered =>
	( window as { eidanQuery?: Registered } ).eidanQuery ?? { orders: [], conditions: [], contexts: [] };

const fits =
	( postType: string ) =>
	( { types }: { types: string[] } ) =>
		! types.length || types.includes( postType );

/**
 * Returns the orders registered for a post type, without those that the control lists already.
 *
 * @param postType Post type of the items.
 * @param known    Names of the orders that the control lists already.
 */
export const moreOrders = ( postType: string, known: readonly string[] ): RegisteredOrder[] =>
	registered().orders.filter( ( order ) => fits( postType )( order ) && ! known.includes( order.name ) );

/**
 * Returns the conditions registered for a post type.
 *
 * @param postType Post type of the items.
 */
export const conditionsFor = ( postType: string ): RegisteredCondition[] =>
	registered().conditions.filter( fits( postType ) );

/**
 * Returns the contexts registered for a post type. One with the name of a built-in context replaces it.
 *
 * @param postType Post type of the items.
 */
export const contextsFor = ( postType: string ): RegisteredOrder[] => registered().contexts.filter( fits( postType ) );

/**
 * Returns the taxonomies of a post type.
 *
 * The REST API hides those that an author may not assign, such as the categories of products from a contributor.
 * Choosing from their terms is not assigning them.
 *
 * @param postType Post type of the items.
 */
export const taxonomiesOf = ( postType: string ): RegisteredTaxonomy[] =>
	( registered().taxonomies ?? [] ).filter( ( { types } ) => types.includes( postType ) );

/**
 * Returns the facets registered for a post type.
 *
 * @param postType Post type of the items.
 */
export const facetsFor = ( postType: string ): RegisteredOrder[] =>
	( registered().facets ?? [] ).filter( fits( postType ) );
