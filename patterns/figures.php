<?php
/**
 * Section: figures that count up.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">In figures</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">What we count at the end of each year</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"eidanReveal":"count","style":{"typography":{"fontSize":"clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem);font-weight:300;letter-spacing:-0.04em;line-height:1">14</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">years, always nine people or fewer.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"eidanReveal":"count","style":{"typography":{"fontSize":"clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem);font-weight:300;letter-spacing:-0.04em;line-height:1">1,280</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">days on site, most of them in the rain.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"eidanReveal":"count","style":{"typography":{"fontSize":"clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem);font-weight:300;letter-spacing:-0.04em;line-height:1">72 %</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">of our clients came back with a second question.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"eidanReveal":"count","style":{"typography":{"fontSize":"clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.75rem, 1.6rem + 3.6vw, 5.25rem);font-weight:300;letter-spacing:-0.04em;line-height:1">4.5 t</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">of signs taken away. Nobody has asked for one of them.</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
