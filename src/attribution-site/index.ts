/** The attribution script of sites without a shop: the engine, for forms of enquiries. */
import { connectForms } from '../attribution/page/forms';
import { run } from '../attribution/page/run';

run( ( { params }, values ) => connectForms( params.forms, values ) );
