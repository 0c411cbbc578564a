import { createContext } from '@wordpress/element';

/** Client id of the item whose panel the editor shows; undefined shows all. */
export const Shown = createContext< string | undefined >( undefined );
