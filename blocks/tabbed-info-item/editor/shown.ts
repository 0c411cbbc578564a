import { createContext } from '@wordpress/element';

/** What a tabbed info block tells its items in the canvas. */
interface Shown {
	/** Whether the items are panels with tabs; otherwise they form an accordion. */
	tabs: boolean;
	/** Client id of the item whose panel is shown; if undefined, all panels are shown. */
	item?: string | undefined;
}

export const ShownTab = createContext< Shown >( { tabs: false } );
