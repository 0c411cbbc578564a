<?php
/**
 * Section: how a project goes, step by step.
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
<p class="has-small-font-size" style="letter-spacing:0.06em">How it goes</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Four steps, none of them long</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|60","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2rem, 1.6rem + 1.2vw, 2.75rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2rem, 1.6rem + 1.2vw, 2.75rem);font-weight:300;letter-spacing:-0.04em;line-height:1">1</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Listen</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Two weeks with the people who use the place. Nothing is drawn yet.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">Weeks 1 and 2</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2rem, 1.6rem + 1.2vw, 2.75rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2rem, 1.6rem + 1.2vw, 2.75rem);font-weight:300;letter-spacing:-0.04em;line-height:1">2</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Decide</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Three ways on a table: what each costs, and what it leaves out.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">Week 3</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2rem, 1.6rem + 1.2vw, 2.75rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2rem, 1.6rem + 1.2vw, 2.75rem);font-weight:300;letter-spacing:-0.04em;line-height:1">3</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Build</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">Small parts, each of use on its own, tried where it will stand.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">Weeks 4 to 12</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"},"blockGap":"0.7rem"}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2rem, 1.6rem + 1.2vw, 2.75rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2rem, 1.6rem + 1.2vw, 2.75rem);font-weight:300;letter-spacing:-0.04em;line-height:1">4</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">Stay</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"fontSize":"medium"} -->
<p class="has-medium-font-size">A year of Thursdays: we come back, count, and mend.</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">For a year</p>
<!-- /wp:paragraph --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
