<?php
/**
 * Section: questions in an accordion.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:columns {"align":"wide"} -->
<div class="wp-block-columns alignwide"><!-- wp:column {"width":"33.33%"} -->
<div class="wp-block-column" style="flex-basis:33.33%"><!-- wp:paragraph {"style":{"typography":{"letterSpacing":"0.06em"}},"fontSize":"small"} -->
<p class="has-small-font-size" style="letter-spacing:0.06em">Questions</p>
<!-- /wp:paragraph -->

<!-- wp:heading {"style":{"spacing":{"margin":{"top":"var:preset|spacing|20"}}}} -->
<h2 class="wp-block-heading" style="margin-top:var(--wp--preset--spacing--20)">Asked before the first coffee</h2>
<!-- /wp:heading --></div>
<!-- /wp:column -->

<!-- wp:column {"width":"66.66%"} -->
<div class="wp-block-column" style="flex-basis:66.66%"><!-- wp:eidan/tabbed-info {"mode":"accordion","label":"Frequent questions"} -->
<div class="wp-block-eidan-tabbed-info is-accordion"><div class="eidan-tabs"><!-- wp:eidan/tabbed-info-item {"open":true} -->
<details class="wp-block-eidan-tabbed-info-item" open><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Do you take small projects?</h3></summary><div class="eidan-tabs__panel"><!-- wp:paragraph -->
<p>Yes, if the decision is not small. The smallest so far cost 6,400 euros and bought a lathe with what was left over.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item -->
<details class="wp-block-eidan-tabbed-info-item"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Who will we actually work with?</h3></summary><div class="eidan-tabs__panel"><!-- wp:paragraph -->
<p>With two of the four people whose names are on the journal, from the first walk to the last Thursday. Nobody is handed over.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item -->
<details class="wp-block-eidan-tabbed-info-item"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Can you work with our agency?</h3></summary><div class="eidan-tabs__panel"><!-- wp:paragraph -->
<p>Gladly. We have a page on how, with the hours in which we answer. About half of our work is drawn by somebody else in the end.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item -->
<details class="wp-block-eidan-tabbed-info-item"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">What if you find that nothing is needed?</h3></summary><div class="eidan-tabs__panel"><!-- wp:paragraph -->
<p>Then we say so, and charge for the weeks it took to be sure. It has happened five times. Four of them came back.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/tabbed-info-item -->

<!-- wp:eidan/tabbed-info-item -->
<details class="wp-block-eidan-tabbed-info-item"><summary class="eidan-tabs__summary"><h3 class="eidan-tabs__title">Where do you keep our data?</h3></summary><div class="eidan-tabs__panel"><!-- wp:paragraph -->
<p>On two machines of our own, one in each harbour. You get everything in a box on the last day, and then we delete it.</p>
<!-- /wp:paragraph --></div></details>
<!-- /wp:eidan/tabbed-info-item --></div></div>
<!-- /wp:eidan/tabbed-info --></div>
<!-- /wp:column --></div>
<!-- /wp:columns --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
