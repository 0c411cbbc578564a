/**
 * Forms of enquiries in a shop. The values come from the script that runs there, Eidan's or WooCommerce's own.
 */
import { connectForms } from '../attribution/page/forms';
import type { Shop } from '../attribution/page/types';

const shop = () => ( window as { wc_order_attribution?: Shop } ).wc_order_attribution;

const refresh = connectForms( shop()?.params.forms, () => shop()?.getAttributionData?.() );
refresh();
// Behind the script itself, which listens first.
document.addEventListener( 'wp_listen_for_consent_change', refresh );
addEventListener( 'pageshow', refresh );
