import { createContext } from '@wordpress/element';

/** What a tabbed info tells its items in the canvas. */
interface Shown {
	/** Whether the items are panels under a strip of tabs; an accordion otherwise. */
	tabs: boolean;
	/** Client id of the item whose panel is shown; undefined shows all. */
	item?: string | undefined;
}

export const ShownTab = createContext< Shown >( { tabs: false } );
