<?php
/**
 * Section: contact details.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|60","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--60);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide","style":{"spacing":{"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|60"}}}} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--0)">Rotterdam</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.35","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.35">Zuiddiepje 14<br>3077 AA Rotterdam</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><a href="tel:+31105550140"><bdo lang="en" dir="ltr">+31 10 555 01 40</bdo></a></p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"},"spacing":{"margin":{"right":"-0.5em","left":"-0.5em"}}},"fontSize":"medium"} -->
<figure class="wp-block-table has-medium-font-size" style="margin-right:-0.5em;margin-left:-0.5em"><table style="border-style:none;border-width:0px"><tbody><tr><td>Monday to Thursday</td><td>9:00–17:00</td></tr><tr><td>Friday</td><td>by appointment</td></tr><tr><td>Saturday, Sunday</td><td>closed</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">How to come</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Ferry to Zuiddiep, then ten minutes along the water. The bell is on the left and has no name on it. Bicycles go into the yard.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|0"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--0)">Leith</h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"x-large","fontFamily":"literata","style":{"typography":{"lineHeight":"1.35","fontWeight":"300"}}} -->
<p class="has-literata-font-family has-x-large-font-size" style="font-weight:300;line-height:1.35">9 Timber Bush<br>Edinburgh EH6 6QH</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"large"} -->
<p class="has-large-font-size"><a href="tel:+441315550140"><bdo lang="en" dir="ltr">+44 131 555 0140</bdo></a></p>
<!-- /wp:paragraph -->

<!-- wp:table {"hasFixedLayout":false,"style":{"border":{"width":"0px","style":"none"},"spacing":{"margin":{"right":"-0.5em","left":"-0.5em"}}},"fontSize":"medium"} -->
<figure class="wp-block-table has-medium-font-size" style="margin-right:-0.5em;margin-left:-0.5em"><table style="border-style:none;border-width:0px"><tbody><tr><td>Tuesday to Thursday</td><td>10:00–16:00</td></tr><tr><td>Monday, Friday</td><td>by appointment</td></tr><tr><td>Saturday, Sunday</td><td>closed</td></tr></tbody></table></figure>
<!-- /wp:table -->

<!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">How to come</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Tram to The Shore. Second floor, above the chandler. Mind the rope. There is a lift, if you ring first.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
