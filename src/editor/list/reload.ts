import { createContext } from '@wordpress/element';

/** Has the server render the list of the canvas again, because there are other items than before. */
export const ReloadList = createContext< () => void >( () => {} );
