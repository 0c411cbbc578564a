<?php
/**
 * Section: what it costs, in three columns.
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
<p class="has-small-font-size" style="letter-spacing:0.06em">Prices</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">What it costs, and what you get</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:columns {"align":"wide","style":{"spacing":{"margin":{"top":"var:preset|spacing|60"},"blockGap":{"top":"var:preset|spacing|50","left":"var:preset|spacing|50"}}}} -->
<div class="wp-block-columns alignwide" style="margin-top:var(--wp--preset--spacing--60)"><!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">A walk</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 1.6rem + 2vw, 3.5rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.25rem, 1.6rem + 2vw, 3.5rem);font-weight:300;letter-spacing:-0.04em;line-height:1">€950</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">One day, without tax</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="{{page:contact}}">Ask for a day</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>An hour at your place</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>What we would do first, on one page</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Who else could do it</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">A decision</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 1.6rem + 2vw, 3.5rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.25rem, 1.6rem + 2vw, 3.5rem);font-weight:300;letter-spacing:-0.04em;line-height:1">€18,000</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">Three to five weeks, without tax</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="{{page:contact}}">Ask for a decision</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Interviews and walks</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Three ways, with what each costs</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>The evidence in a box</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column -->

<!-- wp:column {"style":{"border":{"top":{"color":"var:preset|color|accent-6","style":"solid","width":"1px"}},"spacing":{"padding":{"top":"var:preset|spacing|30"}}}} -->
<div class="wp-block-column" style="border-top-color:var(--wp--preset--color--accent-6);border-top-style:solid;border-top-width:1px;padding-top:var(--wp--preset--spacing--30)"><!-- wp:heading {"level":3} -->
<h3 class="wp-block-heading">The whole</h3>
<!-- /wp:heading -->

<!-- wp:paragraph {"style":{"typography":{"fontSize":"clamp(2.25rem, 1.6rem + 2vw, 3.5rem)","lineHeight":"1","letterSpacing":"-0.04em","fontWeight":"300"}},"fontFamily":"literata"} -->
<p class="has-literata-font-family" style="font-size:clamp(2.25rem, 1.6rem + 2vw, 3.5rem);font-weight:300;letter-spacing:-0.04em;line-height:1">€45,000</p>
<!-- /wp:paragraph -->

<!-- wp:paragraph {"fontSize":"small","textColor":"accent-4"} -->
<p class="has-accent-4-color has-text-color has-small-font-size">Two to six months, without tax</p>
<!-- /wp:paragraph -->

<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="{{page:contact}}">Ask for the whole</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->

<!-- wp:list {"fontSize":"medium"} -->
<ul class="wp-block-list has-medium-font-size"><!-- wp:list-item -->
<li>Everything before</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>Drawings, signs, words, screens</li>
<!-- /wp:list-item -->

<!-- wp:list-item -->
<li>A year of visits afterwards</li>
<!-- /wp:list-item --></ul>
<!-- /wp:list --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
